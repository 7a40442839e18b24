import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Localised } from '@/lib/contracts/common';
import type { Executor } from '../../db/client';
import { lastSearches } from './last-searches.table';

export type SearchRow = { words: Localised; addresses: Localised; searchedAt: Date };

export type LastSearchesRepository = ReturnType<typeof createLastSearchesRepository>;

const newest = [desc(lastSearches.searchedAt), lastSearches.address];

async function dropOlder(tx: Executor, userId: number, countMax: number): Promise<void> {
  const isOwn = eq(lastSearches.userId, userId);
  const latest = tx
    .select({ address: lastSearches.address })
    .from(lastSearches)
    .where(isOwn)
    .orderBy(...newest)
    .limit(countMax);
  await tx.delete(lastSearches).where(and(isOwn, notInArray(lastSearches.address, latest)));
}

/** The last searches of accounts. */
export function createLastSearchesRepository(db: Executor) {
  return {
    /** Newest first. */
    list: (userId: number, countMax: number): Promise<SearchRow[]> =>
      db
        .select({ words: lastSearches.words, addresses: lastSearches.addresses, searchedAt: lastSearches.searchedAt })
        .from(lastSearches)
        .where(eq(lastSearches.userId, userId))
        .orderBy(...newest)
        .limit(countMax),

    /** Stores searches of different addresses, each with its latest moment. Beyond `countMax` the oldest are deleted. */
    add: async (userId: number, searches: readonly SearchRow[], countMax: number): Promise<void> => {
      await db.transaction(async (tx) => {
        await tx
          .insert(lastSearches)
          .values(searches.map((search) => ({ ...search, userId, address: search.addresses.ka })))
          .onConflictDoUpdate({
            target: [lastSearches.userId, lastSearches.address],
            set: {
              words: sql`excluded.words`,
              addresses: sql`excluded.addresses`,
              searchedAt: sql`greatest(${lastSearches.searchedAt}, excluded.searched_at)`,
            },
          });
        await dropOlder(tx, userId, countMax);
      });
    },
  };
}
