import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../src/search-index.ts';
import { batchOf, conditions, meets, type Row, random, rowOf, schema } from './model.ts';

const size = 70_000;

/** So many rows that frequent words are sets and orders are sorted by digits; a tenth of them changed after the load. */
async function createLarge(): Promise<{ index: SearchIndex; rows: Row[] }> {
  const next = random(5);
  const rows = new Map<number, Row>();
  const index = new SearchIndex(schema);
  const add = (count: number, idOf: (row: number) => number): void => {
    const added = Array.from({ length: count }, (_, row) => rowOf(idOf(row), next));
    for (const row of added) rows.set(row.id, row);
    index.append(batchOf(added));
  };
  for (let first = 0; first < size; first += 10_000) add(10_000, (row) => first + row);
  await index.rebuild();
  const gone = Array.from({ length: 3000 }, () => Math.floor(next() * size));
  index.remove(gone);
  for (const id of gone) rows.delete(id);
  add(5000, (row) => row * 13 + 7);
  return { index, rows: [...rows.values()] };
}

describe('an index of 70,000 rows', () => {
  it('finds what a filter over the rows finds, before and after it has rebuilt itself', async () => {
    const { index, rows } = await createLarge();
    const byArea = rows.toSorted((a, b) => (a.area ?? Infinity) - (b.area ?? Infinity) || a.id - b.id);
    const byDate = rows.toSorted((a, b) => b.date - a.date || b.id - a.id);
    const tried = fc.sample(conditions, { numRuns: 30, seed: 11 }).map((condition) => {
      const met = new Set(rows.filter((row) => meets(row, condition)));
      const idsOf = (sorted: Row[]): number[] => sorted.filter((row) => met.has(row)).map(({ id }) => id);
      return { condition, byArea: idsOf(byArea), byDate: idsOf(byDate) };
    });
    const check = (): void => {
      for (const { condition, ...expected } of tried) {
        expect(index.count([condition])).toEqual([expected.byDate.length]);
        for (const offset of [0, Math.floor(expected.byDate.length / 3)]) {
          const paging = { condition, offset, limit: 20 };
          expect(index.ids({ ...paging, order: { by: 'date', direction: 'descending' } })).toEqual(
            expected.byDate.slice(offset, offset + 20),
          );
          expect(index.ids({ ...paging, order: { by: 'area', direction: 'ascending' } })).toEqual(
            expected.byArea.slice(offset, offset + 20),
          );
        }
      }
    };
    check();
    await index.rebuild();
    check();
  });

  it('answers while it is rebuilt, and keeps what changes then', async () => {
    const { index, rows } = await createLarge();
    const everything = { kind: 'everything' } as const;
    const running = index.rebuild();
    let turns = 0;
    let isRunning = true;
    void running.then(() => {
      isRunning = false;
    });
    while (isRunning) {
      index.append(batchOf([rowOf(size + turns, random(turns))]));
      turns += 1;
      index.remove([rows[turns]?.id ?? 0]);
      expect(index.count([everything])).toEqual([rows.length]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(turns).toBeGreaterThan(5);
    expect(index.count([everything])).toEqual([rows.length]);
    expect([...index.read([size, size + turns - 1], ['date']).keys()]).toEqual([size, size + turns - 1]);
  });
});
