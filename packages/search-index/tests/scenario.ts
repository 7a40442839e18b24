import fc from 'fast-check';
import type { Condition } from '../src/condition.ts';
import { SearchIndex } from '../src/search-index.ts';
import { batchOf, type Row, random, rowOf, schema } from './model.ts';

/** What happens to an index: rows come with ids of a range, others go, it is rebuilt at once or while the next steps happen. */
export type Step = { append: { seed: number; count: number } } | { remove: number[] } | { rebuild: 'awaited' | 'beside' };

const idMax = 3000;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ append: fc.record({ seed: fc.integer(), count: fc.integer({ min: 1, max: 900 }) }) }),
  fc.record({ remove: fc.array(fc.integer({ min: 1, max: idMax }), { maxLength: 40 }) }),
  fc.record({ rebuild: fc.constantFrom('awaited' as const, 'beside' as const) }),
);
export const steps = fc.array(step, { minLength: 1, maxLength: 6 });

/** Read before each step, so that what an index keeps of it has to follow the changes. */
export const asked: Condition = { kind: 'flag', field: 'isNew' };

/** An index after the steps, and the rows that it must have. */
export async function play(all: readonly Step[]): Promise<{ index: SearchIndex; rows: Row[] }> {
  const index = new SearchIndex(schema);
  const rows = new Map<number, Row>();
  let running = Promise.resolve();
  for (const each of all) {
    index.count([asked]);
    for (const by of ['date', 'area', 'id'])
      index.ids({ condition: { kind: 'everything' }, order: { by, direction: 'ascending' }, offset: 0, limit: 1 });
    if ('append' in each) {
      const next = random(each.append.seed);
      const added = Array.from({ length: each.append.count }, () => rowOf(1 + Math.floor(next() * idMax), next));
      index.append(batchOf(added));
      for (const row of added) rows.set(row.id, row);
    } else if ('remove' in each) {
      index.remove(each.remove);
      for (const id of each.remove) rows.delete(id);
    } else {
      running = index.rebuild();
      if (each.rebuild === 'awaited') await running;
      else await new Promise((resolve) => setImmediate(resolve));
    }
  }
  await running;
  return { index, rows: [...rows.values()] };
}
