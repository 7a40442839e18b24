import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { AlertReason } from '@/lib/contracts/account/saved-searches';
import type { Executor } from '../../db/client';
import { savedSearches, savedSearchKeys, savedSearchMatches } from './saved-searches.table';

export type SavedSearchRow = typeof savedSearches.$inferSelect;
export type NewSavedSearch = typeof savedSearches.$inferInsert;
export type SavedSearchMatch = typeof savedSearchMatches.$inferSelect;
export type SavedSearchesRepository = ReturnType<typeof createSavedSearchesRepository>;

/** Saved searches, the index over them, and what they found. */
export function createSavedSearchesRepository(executor: Executor) {
  const own = (userId: number, id: number) => and(eq(savedSearches.userId, userId), eq(savedSearches.id, id));

  return {
    list: (userId: number): Promise<SavedSearchRow[]> =>
      executor.select().from(savedSearches).where(eq(savedSearches.userId, userId)).orderBy(asc(savedSearches.id)),

    findOwn: async (userId: number, id: number): Promise<SavedSearchRow | undefined> =>
      (await executor.select().from(savedSearches).where(own(userId, id)))[0],

    countByUser: async (userId: number): Promise<number> => {
      const [found] = await executor.select({ total: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
      return found?.total ?? 0;
    },

    /** Stores a search with its keys. Call it in a transaction. */
    add: async (row: NewSavedSearch, keys: readonly string[]): Promise<SavedSearchRow> => {
      const [stored] = await executor.insert(savedSearches).values(row).returning();
      if (!stored) throw new Error('The search was not stored.');
      await executor.insert(savedSearchKeys).values(keys.map((key) => ({ key, searchId: stored.id })));
      return stored;
    },

    update: async (userId: number, id: number, changes: Partial<NewSavedSearch>): Promise<SavedSearchRow | undefined> =>
      (await executor.update(savedSearches).set(changes).where(own(userId, id)).returning())[0],

    remove: async (userId: number, id: number): Promise<boolean> =>
      (await executor.delete(savedSearches).where(own(userId, id)).returning({ id: savedSearches.id })).length > 0,

    /** How many statements each search found since its visitor last opened it. */
    countNew: async (userId: number): Promise<Map<number, number>> => {
      const found = await executor
        .select({ id: savedSearches.id, total: count() })
        .from(savedSearchMatches)
        .innerJoin(savedSearches, eq(savedSearches.id, savedSearchMatches.searchId))
        .where(and(eq(savedSearches.userId, userId), gt(savedSearchMatches.foundAt, savedSearches.seenAt)))
        .groupBy(savedSearches.id);
      return new Map(found.map(({ id, total }) => [id, total]));
    },

    /** The searches that stand under one of the keys, with the key; paused ones are left out. */
    findByKeys: (keys: readonly string[]) =>
      executor
        .select({
          key: savedSearchKeys.key,
          id: savedSearches.id,
          userId: savedSearches.userId,
          filters: savedSearches.filters,
          createdAt: savedSearches.createdAt,
        })
        .from(savedSearchKeys)
        .innerJoin(savedSearches, eq(savedSearches.id, savedSearchKeys.searchId))
        .where(and(inArray(savedSearchKeys.key, [...keys]), eq(savedSearches.isPaused, false))),

    /** What the searches found so far among the statements. */
    findMatches: (searchIds: number[], statementIds: number[]): Promise<SavedSearchMatch[]> =>
      executor
        .select()
        .from(savedSearchMatches)
        .where(and(inArray(savedSearchMatches.searchId, searchIds), inArray(savedSearchMatches.statementId, statementIds))),

    /** Stores what was found; what was found before for the same reason is left out. */
    addMatches: async (
      rows: {
        searchId: number;
        statementId: number;
        reason: AlertReason;
        priceMinor: number | null;
        currencyId: number;
        foundAt: Date;
      }[],
    ): Promise<void> => {
      if (rows.length > 0) await executor.insert(savedSearchMatches).values(rows).onConflictDoNothing();
    },

    /** Searches with something to tell, the longest waiting first. */
    findWaiting: (limit: number) =>
      executor
        .select({ search: savedSearches, since: sql<string>`min(${savedSearchMatches.foundAt})` })
        .from(savedSearchMatches)
        .innerJoin(savedSearches, eq(savedSearches.id, savedSearchMatches.searchId))
        .where(and(isNull(savedSearchMatches.toldAt), eq(savedSearches.isPaused, false)))
        .groupBy(savedSearches.id)
        .orderBy(sql`min(${savedSearchMatches.foundAt})`)
        .limit(limit),

    /** Marks what waits as told. Call it in the transaction that tells it. @returns what waited */
    takeWaiting: async (searchId: number, now: Date): Promise<SavedSearchMatch[]> => {
      const taken = await executor
        .update(savedSearchMatches)
        .set({ toldAt: now })
        .where(and(eq(savedSearchMatches.searchId, searchId), isNull(savedSearchMatches.toldAt)))
        .returning();
      if (taken.length > 0) await executor.update(savedSearches).set({ toldAt: now }).where(eq(savedSearches.id, searchId));
      return taken;
    },
  };
}
