import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OrderLine, OrderState } from '@/lib/contracts/money/orders';
import type { Executor } from '../../db/client';
import { currentRequestId } from '../../ports/current-request';
import { orderEvents, orders } from './orders.table';

type OrderRow = typeof orders.$inferSelect;
type NewEvent = Omit<typeof orderEvents.$inferInsert, 'id' | 'orderId' | 'state'>;
type Paid = Pick<OrderRow, 'payerId' | 'paidMinor'> & { paidWith: NonNullable<OrderRow['paidWith']>; paidAt: Date };

const unpaid: OrderState[] = ['created', 'awaiting_payment'];

/** What paying and refunding change of orders. Every change names the state or the sum that it starts from. */
export function createOrderPaymentRepository(executor: Executor) {
  const isUnpaid = inArray(orders.state, unpaid);

  return {
    find: async (id: number): Promise<OrderRow | undefined> => (await executor.select().from(orders).where(eq(orders.id, id)))[0],

    /** @returns undefined when the order is not unpaid any more, or costs something else by now */
    markPaid: async (id: number, amountMinor: number, paid: Paid): Promise<OrderRow | undefined> => {
      const isExpected = and(eq(orders.id, id), isUnpaid, eq(orders.amountMinor, amountMinor));
      const change = { ...paid, state: 'paid', updatedAt: paid.paidAt } as const;
      return (await executor.update(orders).set(change).where(isExpected).returning())[0];
    },

    /** @returns undefined when the order is not in its state any more */
    move: async ({ id, state }: OrderRow, to: OrderState, now: Date): Promise<OrderRow | undefined> => {
      const deliveredAt = to === 'delivered' ? { deliveredAt: now } : {};
      const rows = await executor
        .update(orders)
        .set({ state: to, updatedAt: now, ...deliveredAt })
        .where(and(eq(orders.id, id), eq(orders.state, state)))
        .returning();
      return rows[0];
    },

    /** Gives an unpaid order the lines of the present price book. @returns undefined after a concurrent change */
    reprice: async (
      { id, amountMinor }: OrderRow,
      lines: OrderLine[],
      newAmountMinor: number,
      now: Date,
    ): Promise<OrderRow | undefined> => {
      const isExpected = and(eq(orders.id, id), isUnpaid, eq(orders.amountMinor, amountMinor));
      const change = { lines, amountMinor: newAmountMinor, updatedAt: now };
      return (await executor.update(orders).set(change).where(isExpected).returning())[0];
    },

    /** Adds to the refunded amount. @returns undefined when that is more than what was paid */
    addRefund: async (id: number, amountMinor: number, now: Date): Promise<OrderRow | undefined> => {
      const refunded = sql`${orders.refundedMinor} + ${amountMinor}`;
      const rows = await executor
        .update(orders)
        .set({ refundedMinor: refunded, updatedAt: now })
        .where(and(eq(orders.id, id), sql`${refunded} between 0 and ${orders.paidMinor}`))
        .returning();
      return rows[0];
    },

    addEvent: async ({ id, state }: Pick<OrderRow, 'id' | 'state'>, event: NewEvent): Promise<void> => {
      await executor.insert(orderEvents).values({ requestId: currentRequestId(), ...event, orderId: id, state });
    },
  };
}
