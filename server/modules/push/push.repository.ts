import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { pushSubscriptionsMax } from '@/lib/contracts/account/push';
import type { Executor } from '../../db/client';
import { pushSubscriptions } from './push.table';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type PushRepository = ReturnType<typeof createPushRepository>;

/** Browsers that get alerts. */
export function createPushRepository(executor: Executor) {
  return {
    list: (userId: number): Promise<PushSubscriptionRow[]> =>
      executor.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)).orderBy(asc(pushSubscriptions.id)),

    /** Stores a browser as the account's; one that belonged to another account changes hands, and one too many replaces the oldest. */
    add: async (row: typeof pushSubscriptions.$inferInsert): Promise<void> => {
      const { userId, p256dh, auth, createdAt } = row;
      await executor
        .insert(pushSubscriptions)
        .values(row)
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { userId, p256dh, auth, createdAt } });
      const old = executor
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
        .offset(pushSubscriptionsMax);
      await executor.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
    },

    removeOwn: async (userId: number, endpoint: string): Promise<void> => {
      await executor
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
    },

    /** Removes a browser that no longer accepts messages. */
    remove: async (id: number): Promise<void> => {
      await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
    },
  };
}
