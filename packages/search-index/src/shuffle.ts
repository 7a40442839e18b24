import { type Bits, countBits, writePositions } from './bit-set.ts';
import type { Table } from './table.ts';

const bucketBits = 12;

export type Paging = { offset: number; limit: number };

/** Sort key of a row, `(id * multiplier) mod 2^32`. With an odd multiplier no two ids have the same. */
export const shuffleKey = (id: number, multiplier: number): number => Math.imul(id, multiplier) >>> 0;

/**
 * A page in the order of the keys. These are spread evenly, so that counting them by their highest bits shows which few have to be sorted.
 */
export function shuffledPage(table: Table, selected: Bits, multiplier: number, { offset, limit }: Paging): number[] {
  const count = countBits(selected);
  const positions = table.scratch.positionRoom(count);
  writePositions(selected, positions);
  const keyOf = (index: number): number => shuffleKey(table.ids[positions[index] as number] as number, multiplier);
  const counts = new Int32Array(1 << bucketBits);
  for (let index = 0; index < count; index += 1) {
    const bucket = keyOf(index) >>> (32 - bucketBits);
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  let [first, before] = [0, 0];
  while (first < counts.length && before + (counts[first] as number) <= offset) {
    before += counts[first] as number;
    first += 1;
  }
  let [end, until] = [first, before];
  while (end < counts.length && until < offset + limit) {
    until += counts[end] as number;
    end += 1;
  }
  const rows: { id: number; key: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const key = keyOf(index);
    const bucket = key >>> (32 - bucketBits);
    if (bucket >= first && bucket < end) rows.push({ id: table.ids[positions[index] as number] as number, key });
  }
  rows.sort((a, b) => a.key - b.key);
  return rows.slice(offset - before, offset - before + limit).map(({ id }) => id);
}
