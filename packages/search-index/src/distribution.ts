import { countBits, writePositions } from './bit-set.ts';
import type { Condition } from './condition.ts';
import { select } from './evaluate.ts';
import type { NumberField } from './fields/number-field.ts';
import type { Table } from './table.ts';

/** A number of a row, converted. */
export type Conversion = { field: string; convert: (value: number) => number };
/** The first of the numbers that a row has. */
export type Value = readonly Conversion[];

/** Reads the value of a row; NaN without one. */
export function valueReader(table: Table, value: Value): (position: number) => number {
  const parts = value.map(({ field, convert }) => ({ field: table.number(field), convert }));
  return (position) => {
    for (const { field, convert } of parts) if (field.has(position)) return convert(field.values[position] as number);
    return Number.NaN;
  };
}

export const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

/**
 * Appends the converted values of the rows that have one to `into`, and moves the other rows to the front.
 * @returns how many values there are now, and how many rows without one
 */
function readField(
  { values, missing }: NumberField,
  convert: Conversion['convert'],
  rows: Int32Array,
  into: Float64Array,
  start: number,
): [found: number, without: number] {
  let [found, without] = [start, 0];
  for (let index = 0; index < rows.length; index += 1) {
    const position = rows[index] as number;
    const value = values[position] as number;
    if (value === missing || Number.isNaN(value)) {
      rows[without] = position;
      without += 1;
    } else {
      into[found] = convert(value);
      found += 1;
    }
  }
  return [found, without];
}

/**
 * The values of the rows that meet a condition and have one, in no order, in an array that the next read overwrites. The same condition and value
 * objects one after the other are read once until rows change.
 */
export function readValues(table: Table, condition: Condition, value: Value): Float64Array<ArrayBuffer> {
  const known = table.recentValues;
  if (known?.condition === condition && known.value === value) return known.numbers;
  const selected = select(table, condition);
  const count = countBits(selected);
  const positions = table.scratch.positionRoom(count);
  const numbers = table.scratch.numberRoom(count);
  writePositions(selected, positions);
  let [found, rest] = [0, count];
  for (const { field, convert } of value)
    [found, rest] = readField(table.number(field), convert, positions.subarray(0, rest), numbers, found);
  table.recentValues = { condition, value, numbers: numbers.subarray(0, found) };
  return table.recentValues.numbers;
}

const bucketBits = 16;

/** The sign, the exponent and the first digits of a number, so that buckets are in the order of numbers. */
function bucketOf(high: number): number {
  const comparable = high >>> 31 === 1 ? ~high : high | 0x80000000;
  return comparable >>> (32 - bucketBits);
}

/** The sorted numbers of a bucket. */
function sortBucket(numbers: Float64Array, halves: Int32Array, bucket: number, size: number): Float64Array {
  const inBucket = new Float64Array(size);
  let count = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    if (bucketOf(halves[2 * index + 1] as number) !== bucket) continue;
    inBucket[count] = numbers[index] as number;
    count += 1;
  }
  return inBucket.sort();
}

/** The numbers at some ranks of the ascending order. */
function atRanks(numbers: Float64Array<ArrayBuffer>, ranks: readonly number[]): Map<number, number> {
  const halves = new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2);
  const counts = new Int32Array(1 << bucketBits);
  for (let index = 1; index < halves.length; index += 2) {
    const bucket = bucketOf(halves[index] as number);
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  const found = new Map<number, number>();
  const wanted = [...new Set(ranks)].sort((a, b) => a - b);
  let [before, next] = [0, 0];
  for (let bucket = 0; next < wanted.length; bucket += 1) {
    const end = before + (counts[bucket] as number);
    const sorted = (wanted[next] as number) < end ? sortBucket(numbers, halves, bucket, end - before) : undefined;
    for (; sorted && next < wanted.length && (wanted[next] as number) < end; next += 1)
      found.set(wanted[next] as number, sorted[(wanted[next] as number) - before] as number);
    before = end;
  }
  return found;
}

/** As `percentile_cont` of PostgreSQL: between the two nearest numbers in proportion. Null without numbers. */
export function percentilesOf(numbers: Float64Array<ArrayBuffer>, shares: readonly number[]): (number | null)[] {
  if (numbers.length === 0) return shares.map(() => null);
  const exact = shares.map((share) => share * (numbers.length - 1));
  const known = atRanks(
    numbers,
    exact.flatMap((rank) => [Math.floor(rank), Math.ceil(rank)]),
  );
  return exact.map((rank) => {
    const low = known.get(Math.floor(rank)) as number;
    const high = known.get(Math.ceil(rank)) as number;
    return low + (rank - Math.floor(rank)) * (high - low);
  });
}

/** How many numbers are in each bar: bar 0 is below one step, the last one is open. */
export function histogramOf(numbers: Float64Array, step: number, barCount: number): number[] {
  const bars = new Int32Array(barCount);
  for (let index = 0; index < numbers.length; index += 1) {
    const bar = Math.max(0, Math.min(barCount - 1, Math.floor((numbers[index] as number) / step)));
    bars[bar] = (bars[bar] as number) + 1;
  }
  return [...bars];
}
