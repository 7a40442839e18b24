import { hourMs, minuteMs } from '@/lib/domain/time/duration';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { GatewayPayment, PaymentGateway, PaymentGateways } from '../../ports/payment-gateway';
import type { OrderPayment } from '../orders/orders.payment';
import { chargebackPostings, postTopUp, topUpPostings } from '../wallet/wallet.postings';
import type { PaymentRow, PaymentsRepository } from './payments.repository';

export type SettlementParts = {
  payments: Pick<PaymentsRepository, 'find' | 'postpone'>;
  atomically: UnitOfWork;
  gateways: PaymentGateways;
  orderPayment: Pick<OrderPayment, 'buy'>;
  /** Stores what came with an approved payment, such as a saved card, inside its transaction. */
  onApproved(repositories: Repositories, payment: PaymentRow, found: GatewayPayment, now: Date): Promise<void>;
  /** Called for what needs a person: another amount than ours, an order that failed unexpectedly. */
  onTrouble(payment: PaymentRow, trouble: string, error?: unknown): void;
  clock: Clock;
};
export type SettlementService = ReturnType<typeof createSettlementService>;

const currency = 'GEL';
/** A payer who has not come back by then will not pay. A later approval is credited nevertheless. */
const openMsMax = 24 * hourMs;
/** A callback may get lost, so at first a charge is looked for within a minute. */
const pauseMsFor = (ageMs: number): number =>
  ageMs < 15 * minuteMs ? minuteMs / 2 : ageMs < 2 * hourMs ? 2 * minuteMs : 15 * minuteMs;
/** How long an order that is unknown to its gateway may still be in transit. */
const unknownMsMax = 5 * minuteMs;

const ageOf = (payment: PaymentRow, now: Date): number => now.getTime() - (payment.startedAt ?? payment.createdAt).getTime();

/** When the gateway is polled again. */
export const nextCheck = (payment: PaymentRow, now: Date): Date => new Date(now.getTime() + pauseMsFor(ageOf(payment, now)));

/**
 * Ends a payment that was not made. Its order, when it is still unpaid, gets a new payment: a gateway takes each payment once.
 * @returns undefined when it was not pending any more
 */
export async function failPayment(
  { payments, orderPayments }: Repositories,
  { id, orderId }: PaymentRow,
  failed: { state: 'declined' | 'cancelled' | 'expired'; failureKey: string | null; now: Date },
): Promise<PaymentRow | undefined> {
  const row = await payments.fail(id, failed.state, failed.failureKey, failed.now);
  const order = row && orderId !== null ? await orderPayments.find(orderId) : undefined;
  if (order?.state === 'awaiting_payment' && (await payments.findUnstarted(order.id)) === undefined)
    await payments.add({ userId: order.userId, orderId: order.id, amountMinor: order.amountMinor, createdAt: failed.now });
  return row;
}

/** Settles payments by what their gateway reports. Callbacks, the reconciler and the payer's return all end here. */
export function createSettlementService(parts: SettlementParts) {
  const { payments, atomically, gateways, orderPayment, onApproved, onTrouble, clock } = parts;

  /**
   * Credits a charge and, when it was made for an order, buys that in the same transaction. A debt is taken from what stays in the
   * wallet, not from the price of an order.
   */
  const credit = (payment: PaymentRow, found: GatewayPayment, isBuying: boolean): Promise<void> =>
    atomically(async (inside) => {
      const now = clock();
      const { gatewayOrderId, card } = found;
      const approved = await inside.payments.approveCharge(payment.id, {
        gatewayOrderId,
        settledAt: now,
        ...(card ? { cardMask: card.mask } : {}),
      });
      if (!approved) return;
      const { id: paymentId, userId, orderId, amountMinor } = approved;
      const postings = topUpPostings(userId, amountMinor);
      const topUp = { kind: 'top_up', onceKey: `payment ${paymentId}`, userId, paymentId, postings, at: now } as const;
      await onApproved(inside, approved, found, now);
      const order = isBuying && orderId !== null ? await inside.orderPayments.find(orderId) : undefined;
      if (!order) return postTopUp(inside.wallet, topUp, amountMinor);
      // If the price has changed, the old sum does not buy it: the buyer decides.
      if (order.amountMinor !== amountMinor) throw new ApiError(409, 'errors.price_changed');
      const bringMoney = async (): Promise<void> => {
        await inside.wallet.holdForSale(userId);
        await inside.wallet.post(topUp);
      };
      await orderPayment.buy(inside, order, { paidWith: 'card', payerId: userId, paymentId, packageId: null, bringMoney, now });
    });

  /** The money is credited regardless of the order. */
  const settleApproved = async (payment: PaymentRow, found: GatewayPayment): Promise<void> => {
    if (payment.state === 'approved') return;
    const isOurs = found.paymentId === null || found.paymentId === payment.id;
    if (!isOurs || found.amountMinor !== payment.amountMinor || found.currency !== currency) {
      await payments.postpone(payment.id, null, 'errors.payment_mismatch');
      return onTrouble(payment, `the gateway charged ${found.amountMinor} ${found.currency} for payment ${found.paymentId}`);
    }
    try {
      await credit(payment, found, true);
    } catch (error) {
      if (!(error instanceof ApiError)) onTrouble(payment, 'the order was not delivered', error);
      await credit(payment, found, false);
    }
  };

  const chargeBack = (payment: PaymentRow): Promise<void> =>
    atomically(async (inside) => {
      const row = await inside.payments.chargeBack(payment.id);
      const amountMinor = row ? row.amountMinor - row.refundedMinor : 0;
      if (!row || amountMinor === 0) return;
      const { id: paymentId, userId } = row;
      const coveredMinor = Math.min(amountMinor, await inside.wallet.lockBalanceOf(userId));
      const postings = chargebackPostings(userId, amountMinor, coveredMinor);
      const onceKey = `chargeback ${paymentId}`;
      await inside.wallet.post({ kind: 'chargeback', onceKey, userId, paymentId, postings, at: clock() });
    });

  const fail = async (payment: PaymentRow, state: 'declined' | 'cancelled' | 'expired', failureKey: string | null) => {
    await atomically((inside) => failPayment(inside, payment, { state, failureKey, now: clock() }));
  };

  const wait = async (payment: PaymentRow, maxMs: number): Promise<void> => {
    if (ageOf(payment, clock()) >= maxMs) await fail(payment, 'expired', 'errors.payment_timeout');
    else await payments.postpone(payment.id, nextCheck(payment, clock()));
  };

  const apply = async (payment: PaymentRow, found: GatewayPayment | null): Promise<void> => {
    if (found === null) return wait(payment, payment.gatewayOrderId === null ? unknownMsMax : openMsMax);
    if (found.state === 'pending') return wait(payment, openMsMax);
    if (found.state === 'approved') return settleApproved(payment, found);
    if (found.state !== 'charged_back') return fail(payment, found.state, found.failureKey);
    // A charge that was taken back before it was credited is simply a failure.
    return payment.state === 'approved' ? chargeBack(payment) : fail(payment, 'declined', 'errors.payment_declined');
  };

  const ask = (gateway: PaymentGateway, { id, gatewayOrderId }: PaymentRow): Promise<GatewayPayment | null> =>
    gatewayOrderId === null ? gateway.findByReference(id) : gateway.getPayment(gatewayOrderId);

  return {
    /**
     * Queries the gateway and books the result, once however often it is called.
     * @returns the payment as it is then; undefined when there is none
     * @throws PaymentGatewayError when the gateway does not respond
     */
    settle: async (paymentId: number): Promise<PaymentRow | undefined> => {
      const payment = await payments.find(paymentId);
      if (!payment?.gateway || payment.state === 'charged_back') return payment;
      const gateway = gateways.find(payment.gateway);
      if (gateway === null) {
        await payments.postpone(payment.id, nextCheck(payment, clock()));
        return payment;
      }
      // Before the call, so that a gateway that does not respond is not polled without a pause.
      await payments.postpone(payment.id, nextCheck(payment, clock()));
      await apply(payment, await ask(gateway, payment));
      return payments.find(paymentId);
    },
  };
}
