import { finish, firstPositions, sortSteps } from './argsort.ts';
import { type Bits, countBits, popCount, subtract, writePositions } from './bit-set.ts';
import { narrow } from './evaluate.ts';
import type { NumberField } from './fields/number-field.ts';
import { type Paging, shuffledPage } from './shuffle.ts';
import type { Table } from './table.ts';

export type Direction = 'ascending' | 'descending';
/** A number times a factor; of several each row has at most one. */
export type OrderField = { field: string; factor: number };
/**
 * Equal values are ordered by id in the same direction, rows without a value come last in both, ordered likewise. `shuffle` is an ascending
 * order by `(id * multiplier) mod 2^32`, another one for each odd multiplier of 32 bits.
 */
export type Order = { by: string | readonly OrderField[]; direction: Direction } | { shuffle: number };

/** So few rows are sorted rather than looked for in an order. */
const sortedMax = 200;
/** Sorting a row costs as much as looking at so many of an order. */
const looksPerSort = 60;

type Part = { field: NumberField; factor: number };

/** The selected rows of one list of sorted positions, in a direction. */
class Run {
  position = -1;
  key = 0;
  private index: number;

  constructor(
    private readonly positions: Int32Array,
    private readonly selected: Bits,
    private readonly part: Part | undefined,
    private readonly step: number,
  ) {
    this.index = step > 0 ? -1 : positions.length;
    this.advance();
  }

  advance(): void {
    const { positions, selected, step } = this;
    for (this.index += step; this.index >= 0 && this.index < positions.length; this.index += step) {
      const position = positions[this.index] as number;
      if ((((selected[position >>> 5] as number) >>> (position & 31)) & 1) === 0) continue;
      this.position = position;
      if (this.part) this.key = (this.part.field.values[position] as number) * this.part.factor;
      return;
    }
    this.position = -1;
  }

  /** Passes whole words of positions in the main order, as long as all their rows come before another run. @returns how many rows */
  skipWords(most: number, other: Run | undefined, sortedSize: number): number {
    let skipped = 0;
    const { selected, step } = this;
    while (this.position >= 0) {
      const word = this.position >>> 5;
      const isLast = word === sortedSize >>> 5;
      const count = popCount((selected[word] as number) & (isLast ? (1 << (sortedSize & 31)) - 1 : -1));
      const edge = step > 0 ? Math.min(word * 32 + 31, sortedSize - 1) : word * 32;
      if (skipped + count > most || (other && !this.isKeyBefore(edge, other.key))) break;
      skipped += count;
      this.index = edge;
      this.advance();
    }
    return skipped;
  }

  private isKeyBefore(position: number, key: number): boolean {
    const own = ((this.part as Part).field.values[position] as number) * (this.part as Part).factor;
    return this.step > 0 ? own < key : own > key;
  }
}

/** Takes from the runs in order, past `offset` rows, until `limit` are taken. @returns the rest of the offset */
function take(runs: readonly Run[], ids: Int32Array, step: number, { offset, limit }: Paging, into: number[]): number {
  let rest = offset;
  while (into.length < limit) {
    let first: Run | undefined;
    for (const run of runs) {
      if (run.position < 0) continue;
      const isFirst =
        !first ||
        (run.key === first.key
          ? ((ids[run.position] as number) - (ids[first.position] as number)) * step < 0
          : (run.key - first.key) * step < 0);
      if (isFirst) first = run;
    }
    if (!first) break;
    if (rest > 0) rest -= 1;
    else into.push(ids[first.position] as number);
    first.advance();
  }
  return rest;
}

/** Reads along the orders of the fields, then of the ids for the rows that have no value. */
function scannedPage(table: Table, selected: Bits, parts: readonly Part[], step: number, paging: Paging): number[] {
  const { ids, size, scratch } = table;
  const runs = parts.flatMap((part) => {
    const { order } = part.field;
    if (!order) throw new TypeError(`${part.field.name}: not an order`);
    return [order.base, order.later(size, part.field.values, ids)].map((positions) => new Run(positions, selected, part, step));
  });
  const isMain = parts.length === 1 && parts[0]?.field.name === table.schema.mainOrder;
  const [base, later] = runs;
  const skipped =
    isMain && base ? base.skipWords(paging.offset, later && later.position >= 0 ? later : undefined, table.sortedSize) : 0;
  const found: number[] = [];
  const rest = take(runs, ids, step, { offset: paging.offset - skipped, limit: paging.limit }, found);
  if (found.length === paging.limit || isMain) return found;
  const without = scratch.copy(selected);
  for (const { field } of parts) {
    const present = scratch.copy(without);
    narrow(table, present, { kind: 'between', field: field.name });
    subtract(without, present);
    scratch.give(present);
  }
  const byId = [table.byId.base, table.byId.later(size, ids, ids)].map(
    (positions) => new Run(positions, without, undefined, step),
  );
  take(byId, ids, step, { offset: rest, limit: paging.limit }, found);
  scratch.give(without);
  return found;
}

/** Sorts all selected rows: for few of them. */
function sortedPage(table: Table, selected: Bits, count: number, parts: readonly Part[], step: number, paging: Paging): number[] {
  const positions = table.scratch.positionRoom(count);
  writePositions(selected, positions);
  const ids = Array.from(positions.subarray(0, count), (position) => table.ids[position] as number);
  const keys = Array.from(positions.subarray(0, count), (position) => {
    const part = parts.find(({ field }) => field.has(position));
    return part ? (part.field.values[position] as number) * part.factor : step * Number.POSITIVE_INFINITY;
  });
  const byKey = finish(sortSteps(finish(sortSteps(firstPositions(count), ids)), keys));
  const found = step > 0 ? byKey : byKey.reverse();
  return Array.from(found.subarray(paging.offset, paging.offset + paging.limit), (index) => ids[index] as number);
}

function idPage(table: Table, selected: Bits, step: number, paging: Paging): number[] {
  const { base } = table.byId;
  const runs = [base, table.byId.later(table.size, table.ids, table.ids)].map((each) => new Run(each, selected, undefined, step));
  const found: number[] = [];
  take(runs, table.ids, step, paging, found);
  return found;
}

/** The ids of a page of the selected rows. */
export function readPage(table: Table, selected: Bits, order: Order, paging: Paging): number[] {
  if ('shuffle' in order) return shuffledPage(table, selected, order.shuffle, paging);
  const step = order.direction === 'ascending' ? 1 : -1;
  const by = typeof order.by === 'string' ? [{ field: order.by, factor: 1 }] : order.by;
  if (by.length === 1 && by[0]?.field === 'id') return idPage(table, selected, step, paging);
  const parts = by.map(({ field, factor }) => ({ field: table.number(field), factor }));
  const count = countBits(selected);
  if (count <= paging.offset) return [];
  const looks = Math.min(table.size, ((paging.offset + paging.limit) * table.size) / count) * parts.length;
  return count <= sortedMax || count * looksPerSort < looks
    ? sortedPage(table, selected, count, parts, step, paging)
    : scannedPage(table, selected, parts, step, paging);
}
