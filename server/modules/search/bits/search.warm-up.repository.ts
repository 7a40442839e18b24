import { sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../../db/client';
import { sortByCell } from '../map/search.places-in-view';
import type { PointCache } from '../map/search.points.query';
import { bitmapCacheOf } from './search.bitmap-cache.repository';
import { readMatches } from './search.sealed.repository';
import { listedToken, optionTokens, token } from './search.tokens.query';

/** One megabyte: other requests are served in between. */
const bitmapsAtOnce = 250;

/** All tokens with bitmaps, words last, because few searches need a particular one. */
async function findTokens(executor: Executor): Promise<number[]> {
  const found = await queryRows<{ tokenId: number }>(
    executor,
    sql`select tok as "tokenId" from search_bits group by tok order by tok`,
  );
  const words = optionTokens('words');
  const isWord = (tokenId: number): boolean => tokenId > words.base && tokenId < words.end;
  const tokenIds = found.map(({ tokenId }) => tokenId);
  return [...tokenIds.filter((tokenId) => !isWord(tokenId)), ...tokenIds.filter(isWord)];
}

/** Loads what searches read while there is room: rows from the newest chunk on, then bitmaps. */
export async function warmUp(executor: Executor, points: PointCache, signal: AbortSignal): Promise<void> {
  const chunks = await readMatches(executor, { expression: token(listedToken) });
  if (!chunks) return;
  for (const chunk of chunks.toReversed()) {
    if (signal.aborted) return;
    sortByCell(await points.of(executor, chunk, chunk.present));
  }
  const tokenIds = await findTokens(executor);
  const step = Math.max(1, Math.floor(bitmapsAtOnce / Math.max(1, chunks.length)));
  for (let start = 0; start < tokenIds.length; start += step) {
    if (signal.aborted || !bitmapCacheOf(executor).hasRoom) return;
    await readMatches(executor, { expression: token(listedToken), tokens: tokenIds.slice(start, start + step) });
  }
}
