import type { Executor } from '../../../db/client';
import type { PointColumns } from '../map/search.point-columns';
import type { PointCache } from '../map/search.points.query';
import {
  type Bitmap,
  chunkWords,
  countBits,
  countCommon,
  emptyBitmap,
  forEachSetBit,
  hasBit,
  placesBetween,
  setBit,
  withoutInto,
} from './search.bitmaps';
import type { ChosenChunk } from './search.chosen-chunk';
import { outOfOrderToken } from './search.tokens.query';

export type DatePage = { direction: 'asc' | 'desc'; limit: number; offset: number };
/** Dates are in microseconds; id 0 is a row delisted since. */
type DatedRow = { id: number; date: number };

/** With more rows out of order than this, scanning is faster than merging them into a page. */
const outOfOrderMax = 20_000;

const rowAt = ({ ids, dates }: PointColumns, place: number): DatedRow => ({ id: ids[place] ?? 0, date: dates[place] ?? 0 });
const noRow: DatedRow = { id: 0, date: 0 };
const byDate = (a: DatedRow, b: DatedRow): number => a.date - b.date || a.id - b.id;

/** Reads the rows at places of a chunk. */
type ReadPlaces = (chunk: ChosenChunk, places: readonly number[]) => Promise<DatedRow[]>;

export const readPlacesOf =
  (executor: Executor, points: PointCache): ReadPlaces =>
  async (chunk, places) => {
    if (places.length === 0) return [];
    const rows = new Uint32Array(chunkWords);
    for (const place of places) setBit(rows, place);
    const columns = await points.of(executor, chunk, rows);
    return places.map((place) => rowAt(columns, place));
  };

/** Places of a bitmap sorted by the dates of their rows, without delisted rows. */
const sortedPlaces = new WeakMap<Bitmap, number[]>();

/** A chunk with rows that are not in date order. */
type LateChunk = { chunk: ChosenChunk; late: Bitmap; count: number };

/** Most chunks have no such rows and are not evaluated for them. */
function findLateChunks(matches: readonly ChosenChunk[]): LateChunk[] {
  const chunks = matches.map((chunk) => ({ chunk, late: chunk.source.token(outOfOrderToken) }));
  return chunks
    .filter(({ late }) => late !== emptyBitmap)
    .map(({ chunk, late }) => ({ chunk, late, count: countCommon(chunk.chosen, late) }))
    .filter(({ count }) => count > 0);
}

/** Matching rows of a chunk that are out of order and may be on the page or before it. */
async function findLate(
  { chunk, late, count }: LateChunk,
  { direction, limit, offset }: DatePage,
  read: ReadPlaces,
): Promise<DatedRow[]> {
  const { chosen, present } = chunk;
  const first = <T>(oldestFirst: T[]): T[] =>
    direction === 'asc' ? oldestFirst.slice(0, offset + limit) : oldestFirst.slice(-(offset + limit)).reverse();
  const known = (sortedPlaces.get(late) ?? []).filter((place) => hasBit(chosen, place));
  if (known.length === count) return read(chunk, first(known));
  const places: number[] = [];
  forEachSetBit(late, (place) => {
    if (hasBit(present, place)) places.push(place);
  });
  const rows = await read(chunk, places);
  const sorted = places.map((place, index) => ({ place, row: rows[index] ?? noRow })).sort((a, b) => byDate(a.row, b.row));
  if (rows.every(({ id }) => id !== 0))
    sortedPlaces.set(
      late,
      sorted.map(({ place }) => place),
    );
  return first(sorted.filter(({ place }) => hasBit(chosen, place)).map(({ row }) => row));
}

/** Rows out of date order, of each chunk as many as may be on the page or before it. */
async function findOthers(chunks: readonly LateChunk[], page: DatePage, read: ReadPlaces): Promise<DatedRow[]> {
  const parts: DatedRow[][] = [];
  for (const chunk of chunks) parts.push(await findLate(chunk, page, read));
  return parts.flat();
}

/** The rows from the `low`th to before the `high`th of those whose places follow their dates: the counts of chunks give their positions. */
async function readInOrder(
  chunks: readonly ChosenChunk[],
  direction: DatePage['direction'],
  low: number,
  high: number,
  read: ReadPlaces,
) {
  const found: DatedRow[] = [];
  let passed = 0;
  for (const chunk of direction === 'asc' ? chunks : chunks.toReversed()) {
    if (passed >= high) break;
    const late = chunk.source.token(outOfOrderToken);
    const inOrder = late === emptyBitmap ? chunk.chosen : chunk.chosen.slice();
    if (late !== emptyBitmap) withoutInto(inOrder, late);
    const count = late === emptyBitmap ? chunk.count : countBits(inOrder);
    if (passed + count > low)
      found.push(...(await read(chunk, placesBetween(inOrder, direction, Math.max(0, low - passed), high - passed))));
    passed += count;
  }
  return found;
}

/**
 * A page in the order of date and id. Places follow the dates, so counts give the position of a page, however far behind: only its own rows are read.
 * The few rows whose place is not that of their date, as those of the tail, are merged into them.
 * @returns null when too many rows are out of order, `left` when a row of the page has left since the bitmaps were read
 */
export async function cutPage(
  matches: readonly ChosenChunk[],
  page: DatePage,
  read: ReadPlaces,
): Promise<number[] | 'left' | null> {
  const { direction, limit, offset } = page;
  const late = findLateChunks(matches);
  if (late.reduce((sum, { count }) => sum + count, 0) > outOfOrderMax) return null;
  const others = await findOthers(late, page, read);
  const low = Math.max(0, offset - others.length);
  const inOrder = await readInOrder(matches, direction, low, offset + limit, read);
  const merged = [...inOrder, ...others].sort(direction === 'asc' ? byDate : (a, b) => byDate(b, a));
  if (merged.some(({ id }) => id === 0)) return 'left';
  return merged.slice(offset - low, offset - low + limit).map(({ id }) => id);
}
