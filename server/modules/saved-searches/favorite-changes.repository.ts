import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { FavoriteAlerts } from '@/lib/contracts/account/saved-searches';
import { anyOf, type Executor } from '../../db/client';
import {
  baseline,
  isLower,
  storedPriceMinor,
  typedCurrencyId,
  typedPriceMinor,
} from '../saved-statements/favorite-baseline.query';
import { favorites, users } from '../users/users.table';
import { favoriteChanges } from './saved-searches.table';

export type FavoriteChange = typeof favoriteChanges.$inferSelect;
export type FavoriteChangesRepository = ReturnType<typeof createFavoriteChangesRepository>;

/** What changed about favourites, and whether their visitors are to be notified. */
export function createFavoriteChangesRepository(executor: Executor) {
  return {
    /**
     * Records what changed about the favourites among some statements since they were last checked. Nobody is notified of their own, of the
     * same reason twice, or of a price that was as low before. Call it in the transaction that dequeues the changes.
     */
    note: async (statementIds: number[], now: Date): Promise<void> => {
      if (statementIds.length === 0) return;
      await executor.execute(sql`insert into favorite_changes as known
          (user_id, statement_id, reason, price_minor, price_before_minor, currency_id, found_at)
        select f.user_id, s.id, change.reason, ${typedPriceMinor}, case when change.reason = 'price' then ${storedPriceMinor} end,
          ${typedCurrencyId}, ${now.toISOString()}::timestamptz
        from favorites f join statements s on s.id = f.statement_id join users u on u.id = f.user_id
        cross join lateral (values ('sold', f.state <> 'sold' and s.state = 'sold'), ('back', f.state <> 'active' and s.state = 'active'),
          ('price', s.state = 'active' and ${isLower})) change (reason, holds)
        where s.id = ${anyOf(statementIds)} and change.holds and u.favorite_alerts and s.user_id <> f.user_id
        on conflict (user_id, statement_id, reason) do update set price_minor = excluded.price_minor,
          price_before_minor = case when known.told_at is null then known.price_before_minor else excluded.price_before_minor end,
          currency_id = case when known.told_at is null then known.currency_id else excluded.currency_id end,
          found_at = case when known.told_at is null then known.found_at else excluded.found_at end, told_at = null
          where known.reason = 'price'`);
      await executor.execute(sql`update favorites f set ${baseline} from statements s
        where s.id = f.statement_id and s.id = ${anyOf(statementIds)}`);
    },

    /** Marks the pending changes as notified. Call it in the transaction of the notification. @returns them */
    take: async (userId: number, now: Date): Promise<FavoriteChange[]> =>
      executor
        .update(favoriteChanges)
        .set({ toldAt: now })
        .where(and(eq(favoriteChanges.userId, userId), isNull(favoriteChanges.toldAt)))
        .returning(),

    settings: async (userId: number): Promise<FavoriteAlerts> => {
      const [user] = await executor.select({ isOn: users.favoriteAlerts }).from(users).where(eq(users.id, userId));
      const [found] = await executor.select({ total: count() }).from(favorites).where(eq(favorites.userId, userId));
      return { is_on: user?.isOn ?? false, count: found?.total ?? 0 };
    },

    /** Switches the alerts of favourites; changes that are pending when they are switched off are never sent. */
    change: async (userId: number, isOn: boolean): Promise<void> => {
      await executor.update(users).set({ favoriteAlerts: isOn }).where(eq(users.id, userId));
      const waiting = and(eq(favoriteChanges.userId, userId), isNull(favoriteChanges.toldAt));
      if (!isOn) await executor.delete(favoriteChanges).where(waiting);
    },
  };
}
