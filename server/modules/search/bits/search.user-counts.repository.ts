import type { Executor } from '../../../db/client';
import type { PointCache } from '../map/search.points.query';
import { type Bitmap, bitsOnlyIn, emptyBitmap, forEachSetBit, hasBit, isSubset } from './search.bitmaps';
import type { ChosenChunk } from './search.chosen-chunk';

/** The places of a chunk that are counted, and whose row is at each place. */
type Counted = { listed: Bitmap; users: Int32Array };

/**
 * Number of listed rows per user. The row at a place never changes, so counts are updated by the difference between the listed places and those
 * counted last.
 */
export function createUserCounts(executor: Executor, points: PointCache) {
  const totals = new Map<number, number>();
  const counted = new Map<number, Counted>();

  const add = (users: Int32Array, places: Bitmap, amount: number): void =>
    forEachSetBit(places, (place) => {
      const user = users[place] as number;
      totals.set(user, (totals.get(user) ?? 0) + amount);
    });
  const forget = (chunk: number): void => {
    const before = counted.get(chunk);
    if (before) add(before.users, before.listed, -1);
    counted.delete(chunk);
  };
  const follow = (chunk: number, holding: Counted): void => {
    const before = counted.get(chunk);
    if (before === holding) return;
    // Reloaded columns do not contain rows that were delisted before.
    if (before?.users !== holding.users) forget(chunk);
    const listedBefore = counted.get(chunk)?.listed ?? emptyBitmap;
    add(holding.users, bitsOnlyIn(holding.listed, listedBefore), 1);
    add(holding.users, bitsOnlyIn(listedBefore, holding.listed), -1);
    counted.set(chunk, holding);
  };

  /** What a chunk contains now; null where its rows are not loaded, or one has left since the state was read. */
  const holdingsOf = async (chunk: ChosenChunk): Promise<Counted | null> => {
    const { listed, left = emptyBitmap } = chunk;
    const known = counted.get(chunk.chunk);
    if (known?.listed === listed) return known;
    if (!points.has(chunk.chunk)) return null;
    const needed = bitsOnlyIn(listed, left);
    const { known: loaded, users } = await points.of(executor, chunk, needed);
    return isSubset(needed, loaded) ? { listed, users } : null;
  };

  /** Nothing may be awaited in it: other calls follow other states. */
  const followAll = (holdings: ReadonlyMap<number, Counted>): void => {
    for (const chunk of counted.keys()) if (!holdings.has(chunk)) forget(chunk);
    for (const [chunk, holding] of holdings) follow(chunk, holding);
  };

  /**
   * @param chunks with all listed rows
   * @returns null when the rows are not loaded
   */
  return async (chunks: readonly ChosenChunk[], userIds: readonly number[]): Promise<Map<number, number> | null> => {
    const holdings = new Map<number, Counted>();
    for (const chunk of chunks) {
      if (chunk.columns) continue;
      const holding = await holdingsOf(chunk);
      if (!holding) return null;
      holdings.set(chunk.chunk, holding);
    }
    followAll(holdings);
    const found = new Map(userIds.map((id) => [id, totals.get(id) ?? 0]));
    const change = (user: number | undefined, amount: number): void => {
      const total = user === undefined ? undefined : found.get(user);
      if (user !== undefined && total !== undefined) found.set(user, total + amount);
    };
    for (const { chunk, columns, listed, left } of chunks) {
      if (columns) forEachSetBit(listed, (place) => change(columns.users[place], 1));
      else if (left)
        forEachSetBit(left, (place) => {
          if (hasBit(listed, place)) change(holdings.get(chunk)?.users[place], -1);
        });
    }
    return new Map([...found].filter(([, total]) => total > 0));
  };
}
