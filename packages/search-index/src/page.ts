import { finish, firstPositions, sortSteps } from './argsort.ts';
import { activeWords, type Bits, countBits, hasBit, type Numbers, subtract, writePositions } from './bit-set.ts';
import { narrow } from './evaluate.ts';
import type { NumberField } from './fields/number-field.ts';
import { type Paging, shuffledPage } from './shuffle.ts';
import type { SortedPositions } from './sorted-positions.ts';
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

type FieldPart = { field: NumberField; factor: number };

/** Fewer rows are passed one by one. */
const passedMax = 2000;

/** Rows by a number times a factor: a field, or their ids. */
type Part = { values: Numbers; factor: number; order: SortedPositions };

const partOf = (field: NumberField, factor: number): Part => ({ values: field.values, factor, order: field.order });
const idPart = ({ ids, byId }: Table): Part => ({ values: ids, factor: 1, order: byId });

/** The selected rows of one list of sorted positions, in a direction. */
class Run {
  position = -1;
  key = 0;

  /** @param index that of the row before the first one, in the direction */
  constructor(
    private readonly positions: Int32Array,
    private readonly selected: Bits,
    private readonly part: Part,
    private readonly step: number,
    private index: number,
  ) {
    this.advance();
  }

  advance(): void {
    const { positions, selected, step } = this;
    for (this.index += step; this.index >= 0 && this.index < positions.length; this.index += step) {
      const position = positions[this.index] as number;
      if ((((selected[position >>> 5] as number) >>> (position & 31)) & 1) === 0) continue;
      this.position = position;
      this.key = (this.part.values[position] as number) * this.part.factor;
      return;
    }
    this.position = -1;
  }
}

/** The first index whose key is at least a bound, or with `isAfter` greater. */
function firstIndex(positions: Int32Array, { values, factor }: Part, bound: number, isAfter: boolean): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const key = (values[positions[middle] as number] as number) * factor;
    if (key < bound || (isAfter && key === bound)) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Start = { index: number; positions: Int32Array; part: Part };

/**
 * Finds a key near the end of the rows that are passed by counting the rows before it, with the sets that orders keep.
 * @returns where to begin, and how many rows are passed there
 */
function skip(parts: readonly Part[], lists: readonly (readonly Int32Array[])[], selected: Bits, step: number, offset: number) {
  const active = activeWords(selected, new Int32Array(selected.length));
  const startsAt = (key: number): Start[] =>
    parts.flatMap((part, number) =>
      (lists[number] ?? []).map((positions) => ({ positions, part, index: firstIndex(positions, part, key, step < 0) })),
    );
  const countBefore = ({ positions, part, index }: Start): number =>
    positions === part.order.base
      ? part.order.ranks().countBefore(selected, active, index)
      : countOf(selected, positions.subarray(0, index));
  const sumOf = (starts: readonly Start[]): number => starts.reduce((sum, start) => sum + countBefore(start), 0);
  const all = step > 0 ? 0 : sumOf(startsAt(Number.POSITIVE_INFINITY));
  const passedAt = (key: number): number => Math.abs(all - sumOf(startsAt(key)));
  const keys = parts.flatMap(({ order, values, factor }) =>
    order.ranks().edges.map((rank) => (values[order.base[rank] as number] as number) * factor),
  );
  keys.sort((a, b) => (a - b) * step);
  // The last key before which no more rows are than are to be passed.
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passedAt(keys[middle] as number) <= offset) low = middle + 1;
    else high = middle;
  }
  const key = keys[low - 1];
  return key === undefined ? null : { starts: startsAt(key), passed: passedAt(key) };
}

function countOf(selected: Bits, positions: Int32Array): number {
  let count = 0;
  for (const position of positions) if (hasBit(selected, position)) count += 1;
  return count;
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

/** Reads along orders. @returns the rest of the offset */
function scan(table: Table, selected: Bits, parts: readonly Part[], step: number, paging: Paging, into: number[]): number {
  const { ids, size } = table;
  const lists = parts.map(({ order, values }) => [order.base, order.later(size, values, ids)]);
  const skipped = paging.offset > passedMax ? skip(parts, lists, selected, step, paging.offset) : null;
  const starts =
    skipped?.starts ??
    parts.flatMap((part, number) =>
      (lists[number] ?? []).map((positions): Start => ({ positions, part, index: step > 0 ? 0 : positions.length })),
    );
  const runs = starts.map(({ positions, part, index }) => new Run(positions, selected, part, step, step > 0 ? index - 1 : index));
  return take(runs, ids, step, { offset: paging.offset - (skipped?.passed ?? 0), limit: paging.limit }, into);
}

/** Reads along the orders of the fields, then of the ids for the rows that have no value. */
function scannedPage(table: Table, selected: Bits, fields: readonly FieldPart[], step: number, paging: Paging): number[] {
  const { scratch } = table;
  const found: number[] = [];
  const parts = fields.map(({ field, factor }) => partOf(field, factor));
  const rest = scan(table, selected, parts, step, paging, found);
  if (found.length === paging.limit) return found;
  const without = scratch.copy(selected);
  for (const { field } of fields) {
    const present = scratch.copy(without);
    narrow(table, present, { kind: 'between', field: field.name });
    subtract(without, present);
    scratch.give(present);
  }
  scan(table, without, [idPart(table)], step, { offset: rest, limit: paging.limit }, found);
  scratch.give(without);
  return found;
}

/** Sorts all selected rows: for few of them. */
function sortedPage(
  table: Table,
  selected: Bits,
  count: number,
  parts: readonly FieldPart[],
  step: number,
  paging: Paging,
): number[] {
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

/** The ids of a page of the selected rows. */
export function readPage(table: Table, selected: Bits, order: Order, paging: Paging): number[] {
  if ('shuffle' in order) return shuffledPage(table, selected, order.shuffle, paging);
  const step = order.direction === 'ascending' ? 1 : -1;
  const by = typeof order.by === 'string' ? [{ field: order.by, factor: 1 }] : order.by;
  const count = countBits(selected);
  if (count <= paging.offset) return [];
  if (by.length === 1 && by[0]?.field === 'id') {
    const found: number[] = [];
    scan(table, selected, [idPart(table)], step, paging, found);
    return found;
  }
  const parts = by.map(({ field, factor }) => ({ field: table.number(field), factor }));
  const passed = Math.min(paging.offset, passedMax);
  const skipped = paging.offset > passedMax ? table.size / 16 : 0;
  const looks = Math.min(table.size, ((passed + paging.limit) * table.size) / count + skipped) * parts.length;
  return count <= sortedMax || count * looksPerSort < looks
    ? sortedPage(table, selected, count, parts, step, paging)
    : scannedPage(table, selected, parts, step, paging);
}
