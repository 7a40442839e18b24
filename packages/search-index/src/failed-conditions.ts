import { type Bits, popCount } from './bit-set.ts';
import type { Condition } from './condition.ts';
import { orNull, type Value, valueReader } from './distribution.ts';
import { narrow, select } from './evaluate.ts';
import type { Table } from './table.ts';

/** Distance of rows whose value is missing. */
const missingDistance = 9;

/** Rows that fail the same conditions. */
export type Tally = {
  /** The bits of the failed conditions, in their order. */
  mask: number;
  count: number;
  /** The least value, the least one above a bound, and the greatest one below another. */
  least: number | null;
  above: number | null;
  below: number | null;
};
export type TallyValue = { value: Value; above?: number; below?: number };
export type NearestTarget = { value: Value; target: number };

/** Calls back with each row of a base, and the conditions that it fails. A condition about something missing is failed. */
function forEachMask(
  table: Table,
  base: Condition,
  conditions: readonly Condition[],
  failedMax: number,
  use: (position: number, mask: number) => void,
): void {
  const rows = select(table, base);
  const met = conditions.map((condition) => {
    const bits = table.scratch.copy(rows);
    narrow(table, bits, condition);
    return bits;
  });
  for (let word = 0; word < rows.length; word += 1) useWord(rows, met, word, failedMax, use);
  table.scratch.give(...met);
}

function useWord(
  rows: Bits,
  met: readonly Bits[],
  word: number,
  failedMax: number,
  use: (at: number, mask: number) => void,
): void {
  let rest = rows[word] as number;
  while (rest !== 0) {
    const shift = 31 - Math.clz32(rest & -rest);
    rest &= rest - 1;
    let mask = 0;
    for (let index = 0; index < met.length; index += 1)
      mask |= (~(((met[index] as Bits)[word] as number) >>> shift) & 1) << index;
    if (popCount(mask) <= failedMax) use(word * 32 + shift, mask);
  }
}

/** The rows of a base that fail exactly the conditions of a mask, for each of the masks that has any. */
export function tallyFailed(
  table: Table,
  base: Condition,
  conditions: readonly Condition[],
  masks: readonly number[],
  { value, above = Number.NaN, below = Number.NaN }: TallyValue,
): Tally[] {
  const valueAt = valueReader(table, value);
  const none = { count: 0, least: Number.POSITIVE_INFINITY, above: Number.POSITIVE_INFINITY, below: Number.NEGATIVE_INFINITY };
  const tallies = new Map(masks.map((mask) => [mask, { ...none, mask }]));
  forEachMask(table, base, conditions, Math.max(...masks.map(popCount)), (position, mask) => {
    const tally = tallies.get(mask);
    if (!tally) return;
    const number = valueAt(position);
    tally.count += 1;
    if (number < tally.least) tally.least = number;
    if (number > above && number < tally.above) tally.above = number;
    if (number < below && number > tally.below) tally.below = number;
  });
  return [...tallies.values()]
    .filter(({ count }) => count > 0)
    .map((tally) => ({ ...tally, least: orNull(tally.least), above: orNull(tally.above), below: orNull(tally.below) }));
}

type Nearest = { position: number; mask: number; failed: number; distance: number };

/**
 * The rows of a base that fail the fewest conditions, of these the nearest to a value, then the last in the main order. The distance is that of
 * the logarithms, values below 1 counted as 1; without a target all are equally near.
 */
export function fewestFailed(
  table: Table,
  base: Condition,
  conditions: readonly Condition[],
  nearest: NearestTarget | undefined,
  limit: number,
): { id: number; mask: number }[] {
  const valueAt = nearest && valueReader(table, nearest.value);
  const main = table.number(table.schema.mainOrder);
  const distanceOf = (position: number): number => {
    if (!valueAt) return 0;
    const number = valueAt(position);
    return Number.isNaN(number) ? missingDistance : Math.abs(Math.log(Math.max(number, 1) / nearest.target));
  };
  const compare = (a: Nearest, b: Nearest): number =>
    a.failed - b.failed ||
    a.distance - b.distance ||
    (main.values[b.position] as number) - (main.values[a.position] as number) ||
    (table.ids[b.position] as number) - (table.ids[a.position] as number);
  const best: Nearest[] = [];
  if (limit === 0) return [];
  forEachMask(table, base, conditions, conditions.length, (position, mask) => {
    const failed = popCount(mask);
    const worst = best.length === limit ? best[limit - 1] : undefined;
    if (worst && failed > worst.failed) return;
    const row = { position, mask, failed, distance: distanceOf(position) };
    if (worst && compare(row, worst) >= 0) return;
    let at = best.length;
    while (at > 0 && compare(row, best[at - 1] as Nearest) < 0) at -= 1;
    best.splice(at, 0, row);
    if (best.length > limit) best.pop();
  });
  return best.map(({ position, mask }) => ({ id: table.ids[position] as number, mask }));
}
