import { and, asc, eq, gte, inArray, lt, sum } from 'drizzle-orm';
import type { GatewayName } from '@/lib/contracts/money/payments';
import type { Executor } from '../../db/client';
import { payments, refunds } from './payments.table';

/** A card payment as we booked it. */
export type BookedPayment = {
  id: number;
  gatewayOrderId: string;
  amountMinor: number;
  /** The refunded amount, pending refunds included. */
  refundedMinor: number;
  /** The part of it whose outcome the gateway has not reported yet. */
  refundingMinor: number;
};
export type SettlementsRepository = ReturnType<typeof createSettlementsRepository>;

/** Card payments compared with what their gateways settled. */
export function createSettlementsRepository(executor: Executor) {
  const shown = {
    id: payments.id,
    gatewayOrderId: payments.gatewayOrderId,
    amountMinor: payments.amountMinor,
    refundedMinor: payments.refundedMinor,
  };
  const isBooked = (gateway: GatewayName) =>
    and(eq(payments.gateway, gateway), inArray(payments.state, ['approved', 'charged_back']));

  type Row = Omit<BookedPayment, 'gatewayOrderId' | 'refundingMinor'> & { gatewayOrderId: string | null };
  const withRefunds = async (rows: Row[]): Promise<BookedPayment[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const open = await executor
      .select({ paymentId: refunds.paymentId, amountMinor: sum(refunds.amountMinor).mapWith(Number) })
      .from(refunds)
      .where(and(inArray(refunds.paymentId, ids), eq(refunds.state, 'pending')))
      .groupBy(refunds.paymentId);
    const openById = new Map(open.map(({ paymentId, amountMinor }) => [paymentId, amountMinor]));
    return rows.map((row) => ({
      ...row,
      gatewayOrderId: row.gatewayOrderId ?? '',
      refundingMinor: openById.get(row.id) ?? 0,
    }));
  };

  return {
    settledBetween: async (gateway: GatewayName, from: Date, to: Date): Promise<BookedPayment[]> => {
      const isOfDay = and(isBooked(gateway), gte(payments.settledAt, from), lt(payments.settledAt, to));
      return withRefunds(await executor.select(shown).from(payments).where(isOfDay).orderBy(asc(payments.id)));
    },

    findBooked: async (gateway: GatewayName, gatewayOrderIds: readonly string[]): Promise<BookedPayment[]> => {
      if (gatewayOrderIds.length === 0) return [];
      const isNamed = and(isBooked(gateway), inArray(payments.gatewayOrderId, [...gatewayOrderIds]));
      return withRefunds(await executor.select(shown).from(payments).where(isNamed));
    },
  };
}
