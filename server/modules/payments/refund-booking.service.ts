import { orderStateAfter } from '@/lib/domain/order/status-machine';
import { tbilisiMonth } from '@/lib/domain/time/tbilisi';
import type { Repositories } from '@/server/composition/repositories';
import { ApiError, invalid } from '../../http/errors';
import type { OrderRow } from '../orders/orders.fulfilment';
import type { OrderPayment } from '../orders/orders.payment';
import { reversed, salePostings, topUpPostings } from '../wallet/wallet.postings';
import type { PaymentRow } from './payments.repository';
import type { RefundRow } from './refunds.repository';

/** A refund before it is stored. */
export type AskedRefund = Pick<RefundRow, 'userId' | 'orderId' | 'paymentId' | 'amountMinor'>;
export type RefundRequest = {
  /** All that is left when it is undefined. */
  amountMinor?: number | undefined;
  /** Where the money came from when it is undefined. */
  to?: 'wallet' | 'card' | undefined;
  reason: string;
  /** Staff; null when the buyer or the system asks. */
  requestedBy: number | null;
  /** Whether a second person has to agree first. What is refunded, an order or a top-up, is locked by then. */
  isAwaiting: (inside: Repositories, refund: AskedRefund) => boolean | Promise<boolean>;
  now: Date;
};
export type RefundBookingService = ReturnType<typeof createRefundBookingService>;

const tooLarge = () => new ApiError(409, 'errors.refund_too_large');

/** The amount of a refund. @throws ApiError 409 when less is left */
function amountOf(leftMinor: number, askedMinor = leftMinor): number {
  if (askedMinor <= 0 || askedMinor > leftMinor) throw tooLarge();
  return askedMinor;
}

/** Books refunds. Every call belongs into one transaction with what the refund is for. */
export function createRefundBookingService({ fulfillerOf, step }: Pick<OrderPayment, 'fulfillerOf' | 'step'>) {
  /** Ends an order whose money is all back, and takes back what it delivered. */
  const takeBack = async (inside: Repositories, order: OrderRow, now: Date): Promise<void> => {
    let ended = order;
    for (const action of ['cancel', 'fail'] as const)
      if (!orderStateAfter('refund', ended.state) && orderStateAfter(action, ended.state))
        ended = await step(inside, ended, action, now);
    if (orderStateAfter('refund', ended.state)) ended = await step(inside, ended, 'refund', now);
    await fulfillerOf(order)?.onTakenBack(inside, ended, now);
  };

  /** Counts what goes back to a card. @throws ApiError 409 while another refund of the payment is with the gateway */
  const takeFromPayment = async (inside: Repositories, { id, paymentId, amountMinor }: RefundRow): Promise<void> => {
    if (paymentId === null) return;
    // The update locks the payment, so that the next query sees every refund of it.
    if (!(await inside.payments.addRefund(paymentId, amountMinor))) throw tooLarge();
    if (await inside.refunds.hasPendingBeside(paymentId, id)) throw new ApiError(409, 'errors.refund_pending');
  };

  const post = async (inside: Repositories, refund: RefundRow, now: Date): Promise<void> => {
    const { uuid, userId, orderId, paymentId, amountMinor } = refund;
    const event = { userId, ...(orderId === null ? {} : { orderId }), ...(paymentId === null ? {} : { paymentId }), at: now };
    if (orderId !== null) {
      const postings = reversed(salePostings(userId, amountMinor));
      await inside.wallet.post({ ...event, kind: 'refund', onceKey: `refund ${uuid}`, postings });
    }
    if (paymentId !== null) {
      const postings = reversed(topUpPostings(userId, amountMinor));
      await inside.wallet.post({ ...event, kind: 'withdrawal', onceKey: `refund ${uuid} withdrawal`, postings });
    }
  };

  /** Writes a refund into its order, and ends the order when nothing of it is left. */
  const takeFromOrder = async (inside: Repositories, { id, orderId, amountMinor, requestedBy }: RefundRow, now: Date) => {
    const order = orderId === null ? undefined : await inside.orderPayments.find(orderId);
    if (!order) return;
    const details = { refund_id: id, amount_minor: amountMinor };
    const by = { actorId: requestedBy, isStaff: requestedBy === null ? 0 : 1 };
    await inside.orderPayments.addEvent(order, { action: 'refund', details, ...by, createdAt: now });
    const agent = { companyId: order.payerId, agentId: order.userId };
    if (order.payerId !== order.userId) await inside.walletLimits.giveBack(agent, amountMinor, tbilisiMonth(now));
    if (order.refundedMinor === order.paidMinor) await takeBack(inside, order, now);
  };

  /** Moves the money of a stored refund. The accounts come last, as in a purchase: all transactions share those of the operator. */
  const book = async (inside: Repositories, refund: RefundRow, now: Date): Promise<RefundRow> => {
    await takeFromPayment(inside, refund);
    await takeFromOrder(inside, refund, now);
    await post(inside, refund, now);
    const change =
      refund.paymentId === null ? ({ state: 'done', settledAt: now } as const) : ({ state: 'pending', checkAfter: now } as const);
    const booked = await inside.refunds.move(refund.id, ['awaiting_approval', 'pending'], change);
    if (!booked) throw new ApiError(409, 'errors.decided_already');
    return booked;
  };

  const store = async (
    inside: Repositories,
    refund: AskedRefund,
    { reason, requestedBy, isAwaiting, now }: RefundRequest,
  ): Promise<RefundRow> => {
    const isWaiting = await isAwaiting(inside, refund);
    const stored = await inside.refunds.add({ ...refund, reason, requestedBy, state: 'awaiting_approval', createdAt: now });
    return isWaiting ? stored : book(inside, stored, now);
  };

  const cardOf = async (inside: Repositories, order: OrderRow, to: RefundRequest['to']): Promise<PaymentRow | undefined> => {
    if (to === 'wallet' || (to === undefined && order.paidWith !== 'card')) return undefined;
    const payment = await inside.payments.findApprovedCard(order.id);
    if (!payment && to === 'card') throw invalid({ to: ['errors.refund_no_card'] });
    return payment;
  };

  return {
    book,

    /**
     * Refunds an order. One that cost no money is cancelled without a refund.
     * @returns null when there is no money to refund
     * @throws ApiError 409 `errors.refund_too_large`, 422 on `to` when no card paid
     */
    ofOrder: async (inside: Repositories, order: OrderRow, request: RefundRequest): Promise<RefundRow | null> => {
      if (order.paidAt !== null && order.paidMinor === 0) {
        await takeBack(inside, order, request.now);
        return null;
      }
      const amountMinor = amountOf(order.paidMinor - order.refundedMinor, request.amountMinor);
      const card = await cardOf(inside, order, request.to);
      if (!(await inside.orderPayments.addRefund(order.id, amountMinor, request.now))) throw tooLarge();
      const { id: orderId, payerId: userId } = order;
      return store(inside, { userId, orderId, paymentId: card?.id ?? null, amountMinor }, request);
    },

    /** Gives a top-up back to its card. @throws ApiError 409 `errors.refund_too_large`, or `not_enough_balance` when it was spent */
    ofTopUp: async (inside: Repositories, payment: PaymentRow, request: RefundRequest): Promise<RefundRow> => {
      if (payment.state !== 'approved' || payment.gateway === null) throw tooLarge();
      await inside.payments.lock(payment.id);
      if (request.to === 'wallet') throw invalid({ to: ['errors.field_invalid'] });
      const amountMinor = amountOf(payment.amountMinor - payment.refundedMinor, request.amountMinor);
      const { id: paymentId, userId } = payment;
      return store(inside, { userId, orderId: null, paymentId, amountMinor }, request);
    },
  };
}
