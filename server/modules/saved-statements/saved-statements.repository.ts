import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { anyOf, type Executor } from '../../db/client';
import { statementSearch } from '../search/search.table';
import { favorites, hiddenStatements } from '../users/users.table';
import { baseline } from './favorite-baseline.query';

export type SavedStatementsRepository = ReturnType<typeof createSavedStatementsRepository>;

/** What a signed-in visitor marked: favourites, and statements hidden from their own lists. */
export function createSavedStatementsRepository(executor: Executor) {
  const ownFavorites = (userId: number, ids: number[]) => and(eq(favorites.userId, userId), inArray(favorites.statementId, ids));
  const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

  return {
    /** Those of the ids that are the visitor's favourites. */
    favoriteIds: async (userId: number, ids: number[]): Promise<number[]> =>
      idsOf(await executor.select({ id: favorites.statementId }).from(favorites).where(ownFavorites(userId, ids))),

    /** Those of the ids that the visitor hid. */
    hiddenIds: async (userId: number, ids: number[]): Promise<number[]> =>
      idsOf(
        await executor
          .select({ id: hiddenStatements.statementId })
          .from(hiddenStatements)
          .where(and(eq(hiddenStatements.userId, userId), inArray(hiddenStatements.statementId, ids))),
      ),

    /** Adds favourites with what their alerts compare with. */
    addFavorites: async (userId: number, ids: number[], now: Date): Promise<void> => {
      await executor
        .insert(favorites)
        .values(ids.map((statementId) => ({ userId, statementId, createdAt: now })))
        .onConflictDoNothing();
      await executor.execute(sql`update favorites f set ${baseline} from statements s
        where s.id = f.statement_id and f.state is null and f.user_id = ${userId} and s.id = ${anyOf(ids)}`);
    },

    removeFavorites: async (userId: number, ids: number[]): Promise<void> => {
      await executor.delete(favorites).where(ownFavorites(userId, ids));
    },

    hide: async (userId: number, ids: number[], now: Date): Promise<void> => {
      await executor
        .insert(hiddenStatements)
        .values(ids.map((statementId) => ({ userId, statementId, createdAt: now })))
        .onConflictDoNothing();
    },

    unhide: async (userId: number, ids: number[]): Promise<void> => {
      await executor
        .delete(hiddenStatements)
        .where(and(eq(hiddenStatements.userId, userId), inArray(hiddenStatements.statementId, ids)));
    },

    /** Ids of the latest marks of each kind, the latest last. */
    latestIds: async (userId: number, limit: number): Promise<{ favorites: number[]; hidden: number[] }> => {
      const latest = async (table: typeof favorites | typeof hiddenStatements) => {
        const rows = await executor
          .select({ id: table.statementId })
          .from(table)
          .where(eq(table.userId, userId))
          .orderBy(desc(table.createdAt), desc(table.statementId))
          .limit(limit);
        return idsOf(rows).reverse();
      };
      return { favorites: await latest(favorites), hidden: await latest(hiddenStatements) };
    },

    /** Ids of the latest favourites that are not listed now, latest first. */
    unlistedFavorites: async (userId: number, limit: number): Promise<number[]> =>
      idsOf(
        await executor
          .select({ id: favorites.statementId })
          .from(favorites)
          .leftJoin(statementSearch, eq(statementSearch.id, favorites.statementId))
          .where(and(eq(favorites.userId, userId), isNull(statementSearch.id)))
          .orderBy(desc(favorites.createdAt), desc(favorites.statementId))
          .limit(limit),
      ),

    /** One page of the favourites that are listed now, latest first, and how many there are. */
    listedFavorites: async (userId: number, limit: number, offset: number): Promise<{ ids: number[]; total: number }> => {
      const isOwn = eq(favorites.userId, userId);
      const isListed = eq(statementSearch.id, favorites.statementId);
      const [found] = await executor.select({ total: count() }).from(favorites).innerJoin(statementSearch, isListed).where(isOwn);
      const rows = await executor
        .select({ id: favorites.statementId })
        .from(favorites)
        .innerJoin(statementSearch, isListed)
        .where(isOwn)
        .orderBy(desc(favorites.createdAt), desc(favorites.statementId))
        .limit(limit)
        .offset(offset);
      return { ids: idsOf(rows), total: found?.total ?? 0 };
    },
  };
}
