import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../src/condition.ts';
import type { Order } from '../src/page.ts';
import { SearchIndex } from '../src/search-index.ts';
import { shuffleKey } from '../src/shuffle.ts';
import { batchOf, conditions, meets, type Row, random, rowOf, schema } from './model.ts';
import { asked, play, steps } from './scenario.ts';

const rate = 2.7;
const price = [
  { field: 'gel', convert: (value: number) => value },
  { field: 'usd', convert: (value: number) => Math.round(value * rate) },
];
const priceOf = ({ gel, usd }: Row): number | null => gel ?? (usd === null ? null : Math.round(usd * rate));
const isNumber = (value: number | null): value is number => value !== null;

/** Plays steps, then compares a read of the index with the rows that meet a condition. */
const holds = (check: (index: SearchIndex, condition: Condition, found: Row[], rows: Row[]) => void) =>
  fc.assert(
    fc.asyncProperty(steps, fc.array(conditions, { minLength: 3, maxLength: 6 }), async (played, tried) => {
      const { index, rows } = await play(played);
      for (const condition of tried)
        check(
          index,
          condition,
          rows.filter((row) => meets(row, condition)),
          rows,
        );
    }),
    { numRuns: 60 },
  );

function compareBy(order: Order): (a: Row, b: Row) => number {
  if ('shuffle' in order) {
    const key = ({ id }: Row) => shuffleKey(id, order.shuffle);
    return (a, b) => key(a) - key(b);
  }
  const sign = order.direction === 'ascending' ? 1 : -1;
  const by = typeof order.by === 'string' ? [{ field: order.by, factor: 1 }] : order.by;
  const keyOf = (row: Row): number => {
    const part = by.find(({ field }) => row[field as 'gel'] !== null);
    return part ? (row[part.field as 'gel'] ?? 0) * part.factor : sign * Number.POSITIVE_INFINITY;
  };
  return (a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)];
    return x === y ? sign * (a.id - b.id) : sign * (x - y);
  };
}

const orders: Order[] = (['ascending', 'descending'] as const).flatMap((direction): Order[] => [
  { by: 'date', direction },
  { by: 'id', direction },
  { by: 'area', direction },
  { by: 'usd', direction },
  {
    by: [
      { field: 'gel', factor: 1 },
      { field: 'usd', factor: rate },
    ],
    direction,
  },
]);

describe('an index after changes and rebuilds finds what a filter over the rows finds', () => {
  it('counts', () =>
    holds((index, condition, found, rows) => {
      expect(index.size).toBe(rows.length);
      const newOnes = rows.filter(({ isNew }) => isNew);
      expect(index.count([condition, asked, { kind: 'everything' }])).toEqual([found.length, newOnes.length, rows.length]);
    }));

  it('pages in every order', () =>
    holds((index, condition, found) => {
      for (const order of [...orders, { shuffle: 2_654_435_761 + 2 * found.length }]) {
        const ids = found.toSorted(compareBy(order)).map(({ id }) => id);
        for (const offset of [0, 7, Math.floor(ids.length / 2), ids.length - 3])
          expect(index.ids({ condition, order, offset: Math.max(0, offset), limit: 20 })).toEqual(
            ids.slice(Math.max(0, offset), Math.max(0, offset) + 20),
          );
      }
    }));

  it('pages where older rows came later', async () => {
    const next = random(1);
    const rows = Array.from({ length: 340 }, (_, row) => ({ ...rowOf(row + 1, next), date: row < 300 ? 1000 + row : row }));
    const index = new SearchIndex(schema);
    index.append(batchOf(rows.slice(0, 300)));
    await index.rebuild();
    index.append(batchOf(rows.slice(300)));
    const order = { by: 'date', direction: 'descending' } as const;
    const sorted = rows.toSorted(compareBy(order)).map(({ id }) => id);
    for (let offset = 0; offset < rows.length; offset += 7)
      expect(index.ids({ condition: { kind: 'everything' }, order, offset, limit: 20 })).toEqual(
        sorted.slice(offset, offset + 20),
      );
  });

  it('compares edges of boxes in single precision', () => {
    const edges = [41.7, 41.72, 41.74, 44.8, 44.83];
    const points = edges.flatMap((lat) => edges.map((lng) => ({ lat, lng })));
    const index = new SearchIndex(schema);
    const inSingle = ({ lat, lng }: { lat: number; lng: number }) => ({ lat: Math.fround(lat), lng: Math.fround(lng) });
    index.append(batchOf(points.map((point, id) => ({ ...rowOf(id + 1, random(id)), point: inSingle(point) }))));
    const boxes = points.map(({ lat, lng }): Condition => ({ kind: 'box', field: 'point', bounds: [lat, lng, lat, lng] }));
    expect(index.count(boxes)).toEqual(points.map(() => 1));
  });

  it('counts for several conditions at once and by value', () =>
    holds((index, condition, found) => {
      const others: Condition[] = [
        { kind: 'flag', field: 'isNew' },
        { kind: 'one-of', field: 'deal', values: [2] },
        { kind: 'one-of', field: 'seller', values: [1000, 5000] },
        { kind: 'between', field: 'floor', from: 3 },
      ];
      expect(index.countEach(condition, others)).toEqual(others.map((other) => found.filter((row) => meets(row, other)).length));
      for (const field of ['deal', 'amenities', 'seller'] as const) {
        const counts = new Map<number, number>();
        for (const value of found.flatMap((row) => row[field])) if (value !== 0) counts.set(value, (counts.get(value) ?? 0) + 1);
        expect(index.countBy(condition, field)).toEqual(counts);
      }
    }));

  it('percentiles and histograms', () =>
    holds((index, condition, found) => {
      const prices = found
        .map(priceOf)
        .filter(isNumber)
        .sort((a, b) => a - b);
      const at = (share: number): number | null => {
        const rank = share * (prices.length - 1);
        const [low, high] = [prices[Math.floor(rank)] ?? null, prices[Math.ceil(rank)] ?? null];
        return low === null || high === null ? null : low + (rank - Math.floor(rank)) * (high - low);
      };
      expect(index.percentiles(condition, price, [0, 0.5, 0.95, 1])).toEqual([0, 0.5, 0.95, 1].map(at));
      const bars = [0, 0, 0, 0, 0];
      for (const value of prices) {
        const bar = Math.max(0, Math.min(4, Math.floor(value / 7000)));
        bars[bar] = (bars[bar] ?? 0) + 1;
      }
      expect(index.histogram(condition, price, 7000, 5)).toEqual(bars);
      expect([...index.values(condition, price)].sort((a, b) => a - b)).toEqual(prices);
    }));

  it('cells of a map', () =>
    holds((index, condition, found) => {
      const bounds = [41.66, 44.7, 41.76, 44.9] as const;
      const inside = found.filter((row) => meets(row, { kind: 'box', field: 'point', bounds }));
      const cells = Map.groupBy(
        inside,
        ({ point }) => `${Math.floor((point?.lat ?? 0) / 0.02)} ${Math.floor((point?.lng ?? 0) / 0.03)}`,
      );
      const least = (values: (number | null)[]): number | null => {
        const present = values.filter(isNumber);
        return present.length === 0 ? null : Math.min(...present);
      };
      const expected = [...cells.values()].map((rows) => ({
        count: rows.length,
        latitudeSum: expect.closeTo(
          rows.reduce((sum, { point }) => sum + (point?.lat ?? 0), 0),
          6,
        ),
        longitudeSum: expect.closeTo(
          rows.reduce((sum, { point }) => sum + (point?.lng ?? 0), 0),
          6,
        ),
        id: Math.min(...rows.map(({ id }) => id)),
        mins: [least(rows.map(({ gel }) => gel)), least(rows.map(({ usd }) => usd))],
        isMarked: rows.some(({ isNew }) => isNew),
      }));
      const mark = { kind: 'flag', field: 'isNew' } as const;
      const read = index.cells({
        condition,
        field: 'point',
        bounds,
        latitudeStep: 0.02,
        longitudeStep: 0.03,
        mins: ['gel', 'usd'],
        mark,
      });
      const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
      expect(read.sort(byId)).toEqual(expected.sort(byId));
    }));

  it('what rows fail', () =>
    holds((index, base, found) => {
      const tried: Condition[] = [
        { kind: 'flag', field: 'isNew' },
        { kind: 'one-of', field: 'deal', values: [1, 2] },
        { kind: 'between', field: 'area', to: 60 },
      ];
      const maskOf = (row: Row): number => tried.reduce((mask, each, bit) => mask | (Number(!meets(row, each)) << bit), 0);
      const bits = (mask: number): number => [...mask.toString(2)].filter((digit) => digit === '1').length;
      const masks = [1, 2, 4, 3, 5, 6];
      const least = (values: number[]): number | null => (values.length === 0 ? null : Math.min(...values));
      const tallies = masks.flatMap((mask) => {
        const rows = found.filter((row) => maskOf(row) === mask);
        const prices = rows.map(priceOf).filter(isNumber);
        const below = prices.filter((value) => value < 9000);
        const [above, greatest] = [least(prices.filter((value) => value > 9000)), below.length === 0 ? null : Math.max(...below)];
        return rows.length === 0 ? [] : [{ mask, count: rows.length, least: least(prices), above, below: greatest }];
      });
      expect(index.tally(base, tried, masks, { value: price, above: 9000, below: 9000 })).toEqual(tallies);

      const distance = (row: Row): number => {
        const value = priceOf(row);
        return value === null ? 9 : Math.abs(Math.log(Math.max(value, 1) / 20_000));
      };
      const nearest = found
        .toSorted((a, b) => bits(maskOf(a)) - bits(maskOf(b)) || distance(a) - distance(b) || b.date - a.date || b.id - a.id)
        .slice(0, 12);
      expect(index.fewestFailed(base, tried, { value: price, target: 20_000 }, 12)).toEqual(
        nearest.map((row) => ({ id: row.id, mask: maskOf(row) })),
      );
    }));

  it('single rows and the number of rows of keys', () =>
    holds((index, _, __, rows) => {
      const ids = [1, 2, 3, 1500, 5000, ...rows.slice(0, 5).map(({ id }) => id)];
      const known = new Map(rows.map((row) => [row.id, row]));
      const expected = [...new Set(ids)].flatMap((id) => {
        const row = known.get(id);
        if (!row) return [];
        const { deal, isNew, seller, usd, floor, area } = row;
        return [[id, { deal: deal || null, isNew: Number(isNew), seller: seller || null, usd, floor, area }] as const];
      });
      expect(index.read(ids, ['deal', 'isNew', 'seller', 'usd', 'floor', 'area'])).toEqual(new Map(expected));
      const sellers = [1000, 2000, 39_000, 77];
      expect(index.countRowsOfKeys('seller', sellers)).toEqual(
        new Map(sellers.map((seller) => [seller, rows.filter((row) => row.seller === seller).length])),
      );
    }));
});
