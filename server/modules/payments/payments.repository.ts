import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { GatewayName, PaymentMethod, PaymentState } from '@/lib/contracts/money/payments';
import type { Executor } from '../../db/client';
import { payments } from './payments.table';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Pick<PaymentRow, 'userId' | 'orderId' | 'amountMinor' | 'createdAt'>;
type Started = { method: PaymentMethod; gateway: GatewayName; returnPath: string; startedAt: Date; checkAfter: Date };
type Approved = Partial<Pick<PaymentRow, 'method' | 'cardMask' | 'gatewayOrderId'>> & { settledAt: Date };
export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>;

/** An approval counts even after the payment was abandoned. */
const creditable: PaymentState[] = ['pending', 'declined', 'cancelled', 'expired'];

/** Payments. Every change of state names the states that it starts from, so that it happens once. */
export function createPaymentsRepository(executor: Executor) {
  const changeFrom = async (
    id: number,
    states: PaymentState[],
    change: Partial<typeof payments.$inferInsert>,
  ): Promise<PaymentRow | undefined> =>
    (
      await executor
        .update(payments)
        .set(change)
        .where(and(eq(payments.id, id), inArray(payments.state, states)))
        .returning()
    )[0];

  return {
    add: async (payment: NewPayment): Promise<PaymentRow> => {
      const [row] = await executor.insert(payments).values(payment).returning();
      if (row === undefined) throw new Error('The payment was not stored.');
      return row;
    },

    find: async (id: number): Promise<PaymentRow | undefined> =>
      (await executor.select().from(payments).where(eq(payments.id, id)))[0],

    /** Locks the payment until the transaction ends, so that two ways of paying it wait for each other. */
    lock: async (id: number): Promise<PaymentRow | undefined> =>
      (await executor.select().from(payments).where(eq(payments.id, id)).for('update'))[0],

    findByGateway: async (gateway: GatewayName, gatewayOrderId: string): Promise<PaymentRow | undefined> => {
      const isIt = and(eq(payments.gateway, gateway), eq(payments.gatewayOrderId, gatewayOrderId));
      return (await executor.select().from(payments).where(isIt))[0];
    },

    /** The latest payment of an order that nobody started yet. */
    findUnstarted: async (orderId: number): Promise<PaymentRow | undefined> => {
      const isOpen = and(eq(payments.orderId, orderId), eq(payments.state, 'created'));
      return (await executor.select().from(payments).where(isOpen).orderBy(desc(payments.id)).limit(1))[0];
    },

    /** The approved card payment that bought an order; undefined when something else did. */
    findApprovedCard: async (orderId: number): Promise<PaymentRow | undefined> => {
      const isIt = and(eq(payments.orderId, orderId), eq(payments.state, 'approved'), sql`${payments.gateway} is not null`);
      return (await executor.select().from(payments).where(isIt).orderBy(desc(payments.id)).limit(1))[0];
    },

    /** Sets the order's new amount on its payments that are not started. */
    reprice: async (orderId: number, amountMinor: number): Promise<void> => {
      const isOpen = and(eq(payments.orderId, orderId), eq(payments.state, 'created'));
      await executor.update(payments).set({ amountMinor }).where(isOpen);
    },

    /** Hands a payment to a gateway. @returns undefined when it was started before */
    start: (id: number, started: Started): Promise<PaymentRow | undefined> =>
      changeFrom(id, ['created'], { ...started, state: 'pending' }),

    /** Stores what the gateway calls the payment, and its page. The first one stays: its page may have been shown. */
    storeGatewayOrder: async (id: number, gatewayOrderId: string, gatewayUrl: string | null): Promise<void> => {
      const isUnknown = and(eq(payments.id, id), isNull(payments.gatewayOrderId));
      await executor.update(payments).set({ gatewayOrderId, gatewayUrl }).where(isUnknown);
    },

    /** @returns undefined when it was paid before, so that its money counts once */
    approveCharge: (id: number, approved: Approved): Promise<PaymentRow | undefined> =>
      changeFrom(id, creditable, { ...approved, state: 'approved', failureKey: null, checkAfter: null }),

    /** Marks what was paid without a gateway. @returns undefined when it was started or paid before */
    approveDirectly: (id: number, method: PaymentMethod, settledAt: Date): Promise<PaymentRow | undefined> =>
      changeFrom(id, ['created'], { state: 'approved', method, startedAt: settledAt, settledAt }),

    /** @returns undefined when it was not pending any more */
    fail: (
      id: number,
      state: 'declined' | 'cancelled' | 'expired',
      failureKey: string | null,
      settledAt: Date,
    ): Promise<PaymentRow | undefined> => changeFrom(id, ['pending'], { state, failureKey, settledAt, checkAfter: null }),

    /** @returns undefined when nothing was charged, or it was taken back before */
    chargeBack: (id: number): Promise<PaymentRow | undefined> => changeFrom(id, ['approved'], { state: 'charged_back' }),

    /** Schedules the next poll of the gateway; null stops polling. */
    postpone: async (id: number, checkAfter: Date | null, failureKey?: string): Promise<void> => {
      const change = { checkAfter, checks: sql`${payments.checks} + 1`, ...(failureKey === undefined ? {} : { failureKey }) };
      await executor
        .update(payments)
        .set(change)
        .where(and(eq(payments.id, id), eq(payments.state, 'pending')));
    },

    /** Payments to be polled at their gateway now, the longest waiting first. */
    due: (now: Date, limit: number): Promise<PaymentRow[]> =>
      executor.select().from(payments).where(lte(payments.checkAfter, now)).orderBy(asc(payments.checkAfter)).limit(limit),

    /** Counts what goes back to the payer's card. @returns undefined when that is more than what was charged */
    addRefund: async (id: number, amountMinor: number): Promise<PaymentRow | undefined> => {
      const refunded = sql`${payments.refundedMinor} + ${amountMinor}`;
      const rows = await executor
        .update(payments)
        .set({ refundedMinor: refunded })
        .where(and(eq(payments.id, id), eq(payments.state, 'approved'), sql`${refunded} between 0 and ${payments.amountMinor}`))
        .returning();
      return rows[0];
    },
  };
}
