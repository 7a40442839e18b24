import type { Condition } from '@aivani/search-index/condition';
import { shuffleKey } from '@aivani/search-index/shuffle';
import { describe, expect, it } from 'vitest';
import { filterTable } from '@/lib/contracts/statements/filters';
import { minuteMs } from '@/lib/domain/time/duration';
import { createSearchEngine } from './search.engine';
import type { SearchIndex } from './search.index';
import { readStrip } from './search.strip';

const fields = new Set(
  filterTable.flatMap((filter) => [
    ...(filter.kind === 'price' ? filter.fields : [filter.field]),
    ...('stationField' in filter ? [filter.stationField, filter.pointField] : []),
  ]),
);
const engineWith = (known: ReadonlySet<string>) =>
  createSearchEngine({
    index: { name: 'planted', fields: known } as SearchIndex,
    readScope: () => Promise.reject(new Error('not read')),
    matching: () => Promise.reject(new Error('not read')),
  });

describe('an engine', () => {
  it('starts with every field that filters name', () => expect(() => engineWith(fields)).not.toThrow());
  it.each(['hasPorch', 'squarePriceUsdMinor', 'metroStationId'])(
    'without the field %s does not start, and names the filter',
    (field) => {
      const filter = filterTable.find((each) =>
        (each.kind === 'price' ? each.fields : [each.field]).some((one) => one === field),
      );
      const known = new Set([...fields].filter((each) => each !== field));
      expect(() => engineWith(known)).toThrow(`The search engine planted cannot answer the filter ${filter?.name}`);
    },
  );
});

/** Paid statements by their tier, as an index answers for the strip. */
function indexOf(tiers: Record<number, readonly number[]>): SearchIndex {
  const rankIn = (condition: Condition): number => {
    if (condition.kind === 'one-of' && condition.field === 'vipRank') return condition.values[0] ?? 0;
    return condition.kind === 'and' ? Math.max(...condition.parts.map(rankIn)) : 0;
  };
  const idsIn = (condition: Condition) => tiers[rankIn(condition)] ?? [];
  return {
    count: async (conditions) => conditions.map((condition) => idsIn(condition).length),
    ids: async ({ condition, order, offset, limit }) => {
      if (order.by !== 'shuffled') throw new Error('The strip is shuffled.');
      const key = (id: number): number => shuffleKey(id, order.multiplier);
      return [...idsIn(condition)].sort((one, other) => key(one) - key(other)).slice(offset, offset + limit);
    },
  } as SearchIndex;
}
const tierOf = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const everything: Condition = { kind: 'everything' };
const midnight = Date.UTC(2026, 10, 20);
const turnsPerDay = 720;
const at = (turn: number) => new Date(midnight + turn * 2 * minuteMs);

describe('the paid strip', () => {
  const index = indexOf({ 3: tierOf(1, 5), 2: tierOf(100, 550), 1: tierOf(900, 7) });
  it('has every statement once, the tiers in their order, whatever the page', async () => {
    const pages = await Promise.all(tierOf(0, 9).map((page) => readStrip(index, everything, at(7), 70, page * 70)));
    const ids = pages.flat();
    expect(new Set(ids).size).toBe(562);
    expect(ids.map((id) => (id < 100 ? 3 : id < 900 ? 2 : 1))).toEqual([
      ...Array(5).fill(3),
      ...Array(550).fill(2),
      ...Array(7).fill(1),
    ]);
  });
  it.each([1, 2, 3, 7, 11, 12, 40])(
    'gives each of %i statements of a tier its equal share of first places in a day within 20%%',
    async (count) => {
      const few = indexOf({ 1: tierOf(50, count) });
      const first = new Map<number, number>();
      for (let turn = 0; turn < turnsPerDay; turn += 1) {
        const [id = 0] = await readStrip(few, everything, at(turn), 1, 0);
        first.set(id, (first.get(id) ?? 0) + 1);
      }
      expect(first.size).toBe(count);
      const equal = turnsPerDay / count;
      for (const times of first.values()) expect(Math.abs(times / equal - 1)).toBeLessThanOrEqual(0.2);
    },
  );
  it('turns every two minutes, and shuffles neighbours from day to day', async () => {
    const tier = indexOf({ 2: tierOf(1000, 12) });
    const [last = [], turned = [], tomorrow = []] = await Promise.all(
      [turnsPerDay - 2, turnsPerDay - 1, turnsPerDay].map((turn) => readStrip(tier, everything, at(turn), 12, 0)),
    );
    expect(turned).toEqual([...last.slice(1), last[0]]);
    const follower = (order: number[], id: number) => order[(order.indexOf(id) + 1) % order.length];
    expect(last.some((id) => follower(last, id) !== follower(tomorrow, id))).toBe(true);
    expect(tomorrow.toSorted()).toEqual(last.toSorted());
  });
});
