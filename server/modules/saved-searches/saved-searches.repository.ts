import { and, asc, count, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AlertReason } from '@/lib/contracts/account/saved-searches';
import { anyOf, type Executor, queryRows } from '../../db/client';
import { insertFromJson } from '../../db/insert-rows';
import type { DueBounds } from './alert-times';
import { savedSearches, savedSearchKeys, savedSearchMatches } from './saved-searches.table';

export type SavedSearchRow = typeof savedSearches.$inferSelect;
export type NewSavedSearch = typeof savedSearches.$inferInsert;
export type SavedSearchMatch = typeof savedSearchMatches.$inferSelect;
export type SavedSearchesRepository = ReturnType<typeof createSavedSearchesRepository>;

/** Pictures of a search. */
const newestMax = 4;
/** Matches per statement of SQL. */
const batchSize = 1000;

/** Whether a search `s` may have alerts. */
const isDue = ({ hour, dailyToldBefore, weeklyToldBefore }: DueBounds): SQL => sql`not s.is_paused and (s.frequency = 'instant'
  or (s.hour <= ${hour} and (s.told_at is null or s.told_at < case s.frequency
    when 'daily' then ${dailyToldBefore.toISOString()}::timestamptz else ${weeklyToldBefore.toISOString()}::timestamptz end)))`;

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

    /** The latest listed statements with a picture that each search found, latest first, at most four for each. */
    newest: (userId: number) =>
      queryRows<{ searchId: number; statementId: number }>(
        executor,
        sql`select s.id as "searchId", found.statement_id as "statementId" from saved_searches s cross join lateral (
            select m.statement_id from saved_search_matches m join statements st on st.id = m.statement_id
            where m.search_id = s.id and st.state = 'active' and jsonb_array_length(st.images) > 0
            group by m.statement_id order by max(m.found_at) desc, m.statement_id desc limit ${newestMax}) found
          where s.user_id = ${userId}`,
      ),

    /** The searches stored under one of the keys, with the key; paused ones are left out. */
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
        .where(
          and(
            sql`${savedSearchKeys.key} = any(${`{${keys.map((key) => `"${key}"`).join(',')}}`}::text[])`,
            eq(savedSearches.isPaused, false),
          ),
        ),

    /** What the searches found so far among the statements. */
    findMatches: (searchIds: number[], statementIds: number[]): Promise<SavedSearchMatch[]> =>
      executor
        .select()
        .from(savedSearchMatches)
        .where(
          and(
            sql`${savedSearchMatches.searchId} = ${anyOf(searchIds)}`,
            sql`${savedSearchMatches.statementId} = ${anyOf(statementIds)}`,
          ),
        ),

    /** Stores what was found; what was found before for the same reason is left out. */
    addMatches: async (
      rows: {
        searchId: number;
        statementId: number;
        reason: AlertReason;
        priceMinor: number | null;
        priceBeforeMinor: number | null;
        currencyId: number;
        foundAt: Date;
      }[],
    ): Promise<void> => {
      for (let from = 0; from < rows.length; from += batchSize) {
        const batch = insertFromJson(savedSearchMatches, rows.slice(from, from + batchSize));
        await executor.execute(sql`${batch} on conflict do nothing`);
      }
    },

    /** People with something to be notified of by now, the longest waiting first: what is found at once, or at its hour, and favourites. */
    findDue: async (due: DueBounds, limit: number): Promise<number[]> => {
      const rows = await queryRows<{ userId: number }>(
        executor,
        sql`select user_id as "userId" from (
            select s.user_id, m.found_at from saved_search_matches m join saved_searches s on s.id = m.search_id
              where m.told_at is null and ${isDue(due)}
            union all select user_id, found_at from favorite_changes where told_at is null) waiting
          group by user_id having min(found_at) <= ${due.foundBy.toISOString()}::timestamptz
          order by min(found_at), user_id limit ${limit}`,
      );
      return rows.map(({ userId }) => userId);
    },

    /** Marks what is due for a person as notified. Call it in the transaction of the notification. @returns what was pending */
    takePending: async (userId: number, due: DueBounds, now: Date): Promise<SavedSearchMatch[]> => {
      const dueIds = sql`(select s.id from saved_searches s where s.user_id = ${userId} and ${isDue(due)})`;
      const taken = await executor
        .update(savedSearchMatches)
        .set({ toldAt: now })
        .where(and(sql`${savedSearchMatches.searchId} in ${dueIds}`, isNull(savedSearchMatches.toldAt)))
        .returning();
      const ids = [...new Set(taken.map(({ searchId }) => searchId))];
      if (ids.length > 0) await executor.update(savedSearches).set({ toldAt: now }).where(inArray(savedSearches.id, ids));
      return taken;
    },
  };
}
