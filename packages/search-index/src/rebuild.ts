import { firstPositions, sortSteps } from './argsort.ts';
import { type Bits, hasBit } from './bit-set.ts';
import type { Field, Move } from './fields/field.ts';
import { Table } from './table.ts';

/** The live positions in the main order. */
function* positionsInOrder(table: Table, live: Bits): Generator<void, Int32Array> {
  const positions = firstPositions(table.size).filter((position) => hasBit(live, position));
  yield;
  const byId = yield* sortSteps(positions, table.ids);
  return yield* sortSteps(byId, table.number(table.schema.mainOrder).values);
}

/** Sorts a table whose positions are in the main order up to a size, without touching what later positions have. */
function* sortTable(table: Table, size: number): Generator<void, void> {
  const byId = yield* sortSteps(firstPositions(size), table.ids);
  const takeOver: (() => void)[] = [() => table.setSorted(size, byId)];
  const numbers = [...table.fields.values()].flatMap((field) => field.sortedNumbers?.() ?? []);
  for (const number of numbers) {
    const base = yield* number.sort(byId);
    takeOver.push(() => number.order.setBase(base, size));
  }
  for (const take of takeOver) take();
}

/**
 * A table with the live rows in the main order, sorted by everything that rows can be sorted by: the same table where that needs no move. What
 * is appended or removed in the meantime has to be repeated on a new one. Yields every few milliseconds of work.
 */
export function* rebuildSteps(table: Table): Generator<void, Table> {
  const { size } = table;
  const live = table.live.bits.slice();
  const oldOf = yield* positionsInOrder(table, live);
  if (oldOf.length === size && oldOf.every((position, index) => position === index)) {
    yield* sortTable(table, size);
    return table;
  }
  const newOf = new Int32Array(size).fill(-1);
  for (let position = 0; position < oldOf.length; position += 1) newOf[oldOf[position] as number] = position;
  const fields = new Map<string, Field>();
  for (const [name, field] of table.fields) fields.set(name, yield* field.moved({ newOf, oldOf } satisfies Move));
  const ids = oldOf.map((position) => table.ids[position] as number);
  const next = new Table(table.schema, fields);
  next.takeIds(ids);
  yield* sortTable(next, next.size);
  return next;
}

/** Works in slices of a few milliseconds, and lets others run in between. */
export async function runInSlices<T>(steps: Generator<void, T>, sliceMs = 4): Promise<T> {
  let until = performance.now() + sliceMs;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setImmediate(resolve));
    until = performance.now() + sliceMs;
  }
}
