import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RefundState } from '@/lib/contracts/money/refunds';
import type { Executor } from '../../db/client';
import { orders } from '../orders/orders.table';
import { users } from '../users/users.table';
import { payments, refunds } from './payments.table';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = Omit<typeof refunds.$inferInsert, 'id' | 'uuid'>;
/** A refund with the names around it. */
export type RefundListRow = {
  refund: RefundRow;
  userName: string;
  serviceId: number | null;
  cardMask: string | null;
  requesterName: string | null;
  approverName: string | null;
};

/** Refunds. Every change of state names the states that it starts from, so that it happens once. */
export function createRefundsRepository(executor: Executor) {
  const requester = alias(users, 'requester');
  const approver = alias(users, 'approver');
  const inState = (state: RefundState | undefined) => (state === undefined ? undefined : eq(refunds.state, state));

  return {
    add: async (refund: NewRefund): Promise<RefundRow> => {
      const [row] = await executor.insert(refunds).values(refund).returning();
      if (row === undefined) throw new Error('The refund was not stored.');
      return row;
    },

    find: async (id: number): Promise<RefundRow | undefined> =>
      (await executor.select().from(refunds).where(eq(refunds.id, id)))[0],

    /** @returns undefined when it is in another state by now */
    move: async (
      id: number,
      from: RefundState[],
      change: Partial<Pick<RefundRow, 'state' | 'approvedBy' | 'settledAt' | 'checkAfter'>>,
    ): Promise<RefundRow | undefined> => {
      const isExpected = and(eq(refunds.id, id), inArray(refunds.state, from));
      return (await executor.update(refunds).set(change).where(isExpected).returning())[0];
    },

    /** Whether another refund of the payment is with the gateway: it takes one at a time. */
    hasPendingBeside: async (paymentId: number, id: number): Promise<boolean> => {
      const isPending = and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'pending'), ne(refunds.id, id));
      return (await executor.select({ id: refunds.id }).from(refunds).where(isPending).limit(1)).length > 0;
    },

    /** What the staff refunded of an order, or of a top-up, after a moment without a second person, in minor units. */
    sumUnapproved: async ({ orderId, paymentId }: Pick<RefundRow, 'orderId' | 'paymentId'>, after: Date): Promise<number> => {
      const isOfIt =
        orderId !== null ? eq(refunds.orderId, orderId) : and(isNull(refunds.orderId), eq(refunds.paymentId, paymentId ?? 0));
      const [row] = await executor
        .select({ sum: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)::float8` })
        .from(refunds)
        .where(
          and(
            isOfIt,
            isNotNull(refunds.requestedBy),
            isNull(refunds.approvedBy),
            ne(refunds.state, 'awaiting_approval'),
            gt(refunds.createdAt, after),
          ),
        );
      return row?.sum ?? 0;
    },

    /** Refunds to be polled at their gateway now, the longest waiting first. */
    due: (now: Date, limit: number): Promise<RefundRow[]> =>
      executor.select().from(refunds).where(lte(refunds.checkAfter, now)).orderBy(asc(refunds.checkAfter)).limit(limit),

    /** Newest first. */
    page: (state: RefundState | undefined, limit: number, offset: number, id?: number): Promise<RefundListRow[]> =>
      executor
        .select({
          refund: refunds,
          userName: users.name,
          serviceId: orders.serviceId,
          cardMask: payments.cardMask,
          requesterName: requester.name,
          approverName: approver.name,
        })
        .from(refunds)
        .innerJoin(users, eq(users.id, refunds.userId))
        .leftJoin(orders, eq(orders.id, refunds.orderId))
        .leftJoin(payments, eq(payments.id, refunds.paymentId))
        .leftJoin(requester, eq(requester.id, refunds.requestedBy))
        .leftJoin(approver, eq(approver.id, refunds.approvedBy))
        .where(and(inState(state), id === undefined ? undefined : eq(refunds.id, id)))
        .orderBy(desc(refunds.id))
        .limit(limit)
        .offset(offset),

    count: async (state: RefundState | undefined): Promise<number> =>
      (await executor.select({ total: count() }).from(refunds).where(inState(state)))[0]?.total ?? 0,
  };
}
