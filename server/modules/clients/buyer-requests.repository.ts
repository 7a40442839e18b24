import { and, count, desc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { notifications } from '../notifications/notifications.table';
import type { BuyerRequestColumns, BuyerRequestRow } from './clients.repository';
import { buyerRequests } from './clients.table';

export type BuyerRequestsRepository = ReturnType<typeof createBuyerRequestsRepository>;

/** Requests of buyers; all that a buyer reads or changes has the buyer in its condition. */
export function createBuyerRequestsRepository(executor: Executor) {
  const own = (userId: number, id: number) => and(eq(buyerRequests.id, id), eq(buyerRequests.userId, userId));
  const openSince = (since: Date): SQL | undefined => and(isNull(buyerRequests.closedAt), gt(buyerRequests.createdAt, since));

  return {
    page: (userId: number, limit: number, offset: number): Promise<BuyerRequestRow[]> =>
      executor
        .select()
        .from(buyerRequests)
        .where(eq(buyerRequests.userId, userId))
        .orderBy(desc(buyerRequests.createdAt), desc(buyerRequests.id))
        .limit(limit)
        .offset(offset),

    count: async (userId: number): Promise<number> => {
      const [found] = await executor.select({ total: count() }).from(buyerRequests).where(eq(buyerRequests.userId, userId));
      return found?.total ?? 0;
    },

    /** How many are open under a phone or of an account. */
    countOpen: async (phone: string, userId: number | null, since: Date): Promise<number> => {
      const ofBuyer = or(eq(buyerRequests.phone, phone), ...(userId === null ? [] : [eq(buyerRequests.userId, userId)]));
      const [found] = await executor
        .select({ total: count() })
        .from(buyerRequests)
        .where(and(ofBuyer, openSince(since)));
      return found?.total ?? 0;
    },

    findOwn: async (userId: number, id: number): Promise<BuyerRequestRow | undefined> =>
      (await executor.select().from(buyerRequests).where(own(userId, id)))[0],

    findOpen: async (id: number, since: Date): Promise<BuyerRequestRow | undefined> =>
      (
        await executor
          .select()
          .from(buyerRequests)
          .where(and(eq(buyerRequests.id, id), openSince(since)))
      )[0],

    add: async (columns: BuyerRequestColumns, now: Date): Promise<BuyerRequestRow | undefined> =>
      (
        await executor
          .insert(buyerRequests)
          .values({ ...columns, createdAt: now, updatedAt: now })
          .returning()
      )[0],

    /** @returns undefined for a request that is another's, closed, or past its time */
    change: async (
      userId: number,
      id: number,
      columns: Omit<BuyerRequestColumns, 'userId'>,
      now: Date,
      since: Date,
    ): Promise<BuyerRequestRow | undefined> => {
      const [row] = await executor
        .update(buyerRequests)
        .set({ ...columns, updatedAt: now })
        .where(and(own(userId, id), openSince(since)))
        .returning();
      return row;
    },

    /** Closes an open request; one that is closed stays as it is. @returns whether it was there */
    close: async (userId: number, id: number, now: Date): Promise<boolean> => {
      await executor
        .update(buyerRequests)
        .set({ closedAt: now, updatedAt: now })
        .where(and(own(userId, id), isNull(buyerRequests.closedAt)));
      return (await executor.select({ id: buyerRequests.id }).from(buyerRequests).where(own(userId, id))).length > 0;
    },

    /** Assigns the guests' requests under a number to the account that has just confirmed it. */
    claim: async (userId: number, phone: string, since: Date): Promise<void> => {
      await executor
        .update(buyerRequests)
        .set({ userId })
        .where(and(isNull(buyerRequests.userId), eq(buyerRequests.phone, phone), gt(buyerRequests.createdAt, since)));
    },

    /** How many of these offers each of the users got since a moment. */
    countOffers: async (userIds: number[], since: Date): Promise<Map<number, number>> => {
      if (userIds.length === 0) return new Map();
      const rows = await executor
        .select({ userId: notifications.userId, total: count() })
        .from(notifications)
        .where(
          and(
            inArray(notifications.userId, userIds),
            eq(notifications.template, 'buyer_check'),
            gt(notifications.createdAt, since),
          ),
        )
        .groupBy(notifications.userId);
      return new Map(rows.map(({ userId, total }) => [userId, total]));
    },

    /** How many brokers were notified of a request. */
    countNotified: async (ids: number[]): Promise<Map<number, number>> => {
      if (ids.length === 0) return new Map();
      const rows = await executor
        .select({ id: notifications.subjectId, total: count() })
        .from(notifications)
        .where(and(inArray(notifications.subjectId, ids), eq(notifications.template, 'buyer_check')))
        .groupBy(notifications.subjectId);
      return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total] as const])));
    },
  };
}
