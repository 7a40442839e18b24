import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { GatewayName } from '@/lib/contracts/money/payments';
import type { Executor } from '../../db/client';
import { gatewayEvents, payments, savedCards } from './payments.table';

/** How a charge is identified where it carries no reference of ours. */
type Charge = { cardToken: string | null; amountMinor: number };

export type CallbacksRepository = ReturnType<typeof createCallbacksRepository>;

/** Events that gateways send on their own. */
export function createCallbacksRepository(executor: Executor) {
  const isEvent = (gateway: GatewayName, eventId: string) =>
    and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.eventId, eventId));

  const isLost = (gateway: GatewayName, since: Date) =>
    and(
      eq(payments.gateway, gateway),
      isNull(payments.gatewayOrderId),
      inArray(payments.state, ['pending', 'expired', 'declined']),
      gt(payments.startedAt, since),
    );

  return {
    findPayment: async (gateway: GatewayName, gatewayOrderId: string): Promise<number | undefined> => {
      const isIt = and(eq(payments.gateway, gateway), eq(payments.gatewayOrderId, gatewayOrderId));
      return (await executor.select({ id: payments.id }).from(payments).where(isIt))[0]?.id;
    },

    /**
     * Assigns the gateway's order to a payment whose response is pending or was lost. @returns undefined when it has one, or is another
     * gateway's
     */
    attach: async (gateway: GatewayName, paymentId: number, gatewayOrderId: string): Promise<number | undefined> => {
      const isWaiting = and(eq(payments.id, paymentId), eq(payments.gateway, gateway), isNull(payments.gatewayOrderId));
      const rows = await executor.update(payments).set({ gatewayOrderId }).where(isWaiting).returning({ id: payments.id });
      return rows[0]?.id;
    },

    /** Payments that were started since, and whose order at the gateway is not known. */
    hasLost: async (gateway: GatewayName, since: Date): Promise<boolean> =>
      (await executor.select({ id: payments.id }).from(payments).where(isLost(gateway, since)).limit(1)).length > 0,

    /** The one of them that a charge of a saved card belongs to: its sum, and a card of the same person. */
    findLost: async (gateway: GatewayName, { cardToken, amountMinor }: Charge, since: Date): Promise<number | undefined> => {
      if (cardToken === null) return undefined;
      const rows = await executor
        .select({ id: payments.id })
        .from(payments)
        .innerJoin(savedCards, and(eq(savedCards.userId, payments.userId), eq(savedCards.gateway, gateway)))
        .where(and(isLost(gateway, since), eq(payments.amountMinor, amountMinor), eq(savedCards.token, cardToken)))
        .orderBy(asc(payments.id))
        .limit(1);
      return rows[0]?.id;
    },

    /** @returns false when the event was taken before */
    claim: async (gateway: GatewayName, eventId: string, paymentId: number, receivedAt: Date): Promise<boolean> => {
      const event = { gateway, eventId, paymentId, receivedAt };
      const rows = await executor.insert(gatewayEvents).values(event).onConflictDoNothing().returning({ id: gatewayEvents.id });
      return rows.length > 0;
    },

    /** Releases an event that had no effect, so that it can be processed again. */
    release: async (gateway: GatewayName, eventId: string): Promise<void> => {
      await executor.delete(gatewayEvents).where(isEvent(gateway, eventId));
    },
  };
}
