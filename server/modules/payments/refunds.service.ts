import type { RefundState } from '@/lib/contracts/money/refunds';
import { type Refund, type RefundBody, type Refunds, refundPageSize } from '@/lib/contracts/money/refunds';
import { toPage } from '@/lib/contracts/paged';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { minuteMs } from '@/lib/domain/time/duration';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { type GatewayRefundState, PaymentGatewayError, type PaymentGateways } from '../../ports/payment-gateway';
import type { IdempotentCall, Once } from '../wallet/idempotency';
import { topUpPostings } from '../wallet/wallet.postings';
import type { PaymentRow } from './payments.repository';
import type { RefundBookingService, RefundRequest } from './refund-booking.service';
import type { RefundListRow, RefundRow } from './refunds.repository';
import { isAwaitingFor, isOwn } from './refunds.rules';

export type RefundsParts = {
  repositories: Pick<Repositories, 'refunds' | 'payments'>;
  atomically: UnitOfWork;
  once: Once;
  booking: RefundBookingService;
  gateways: PaymentGateways;
  clock: Clock;
};
export type RefundsService = ReturnType<typeof createRefundsService>;

const decidedAlready = () => new ApiError(409, 'errors.decided_already');

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const toRefund = ({ refund, userName, serviceId, cardMask, requesterName, approverName }: RefundListRow): Refund => ({
  id: refund.id,
  order_id: refund.orderId,
  payment_id: refund.paymentId,
  service_id: serviceId,
  user: { id: refund.userId, name: userName },
  amount: toMajorUnits(refund.amountMinor),
  to: refund.paymentId === null ? 'wallet' : 'card',
  card_mask: cardMask,
  reason: refund.reason,
  state: refund.state,
  requested_by: person(refund.requestedBy, requesterName),
  approved_by: person(refund.approvedBy, approverName),
  created_at: refund.createdAt.toISOString(),
  settled_at: refund.settledAt?.toISOString() ?? null,
});

/** Refunds: requested and approved by the staff, sent to the gateway, followed until they are done. */
export function createRefundsService({ repositories, atomically, once, booking, gateways, clock }: RefundsParts) {
  const show = async (id: number): Promise<Refund> => {
    const [row] = await repositories.refunds.page(undefined, 1, 0, id);
    if (!row) throw notFound();
    return toRefund(row);
  };

  /** What the gateway does not send back stays in the wallet. */
  const putBack = ({ id }: RefundRow): Promise<void> =>
    atomically(async (inside) => {
      const refund = await inside.refunds.move(id, ['pending'], { state: 'failed', settledAt: clock(), checkAfter: null });
      if (!refund || refund.paymentId === null) return;
      const { uuid, userId, paymentId, amountMinor } = refund;
      await inside.payments.addRefund(paymentId, -amountMinor);
      const postings = topUpPostings(userId, amountMinor);
      const onceKey = `refund ${uuid} correction`;
      await inside.wallet.post({ kind: 'correction', onceKey, userId, paymentId, postings, at: clock() });
    });

  const ask = async (refund: RefundRow, payment: PaymentRow): Promise<GatewayRefundState> => {
    const gateway = payment.gateway && gateways.find(payment.gateway);
    if (!gateway || payment.gatewayOrderId === null) return 'pending';
    try {
      const sent = await gateway.refund({
        gatewayOrderId: payment.gatewayOrderId,
        amountMinor: refund.amountMinor,
        idempotencyKey: refund.uuid,
        refundedBeforeMinor: payment.refundedMinor - refund.amountMinor,
      });
      return sent.state;
    } catch (error) {
      if (!(error instanceof PaymentGatewayError)) throw error;
      return error.isOutcomeUnknown ? 'pending' : 'failed';
    }
  };

  /**
   * Sends a refund to its gateway, or queries its state. It may be repeated: the gateway identifies it by its uuid.
   * @returns the state of the refund then; undefined when there is none
   */
  const send = async (id: number): Promise<RefundState | undefined> => {
    const refund = await repositories.refunds.find(id);
    if (refund?.state !== 'pending' || refund.paymentId === null) return refund?.state;
    // Before the call, so that a gateway that does not respond is not polled without a pause.
    await repositories.refunds.move(id, ['pending'], { checkAfter: new Date(clock().getTime() + minuteMs) });
    const payment = await repositories.payments.find(refund.paymentId);
    const state = payment ? await ask(refund, payment) : 'pending';
    if (state === 'done') await repositories.refunds.move(id, ['pending'], { state, settledAt: clock(), checkAfter: null });
    if (state === 'failed') await putBack(refund);
    return state;
  };

  const requestInside = async (inside: Repositories, { order_id, payment_id }: RefundBody, request: RefundRequest) => {
    if (order_id !== undefined) {
      const order = await inside.orderPayments.find(order_id);
      if (!order || order.paidAt === null) throw notFound();
      const refund = await booking.ofOrder(inside, order, request);
      if (refund === null) throw new ApiError(409, 'errors.refund_too_large');
      return refund;
    }
    const payment = await inside.payments.find(payment_id ?? 0);
    if (!payment || payment.orderId !== null) throw notFound();
    return booking.ofTopUp(inside, payment, request);
  };

  const audit = (
    inside: Repositories,
    staffId: number,
    refund: RefundRow,
    verb: 'request' | 'approve' | 'reject',
    reason: string,
  ) =>
    inside.staff.addAudit({
      staffUserId: staffId,
      action: `refunds_${verb}`,
      subjectId: refund.id,
      details: { amount_minor: refund.amountMinor, reason },
      createdAt: clock(),
    });

  return {
    send,

    /** One page, newest first. */
    list: async (state: RefundState | undefined, page: number): Promise<Refunds> => {
      const rows = await repositories.refunds.page(state, refundPageSize, (page - 1) * refundPageSize);
      return toPage(rows.map(toRefund), page, refundPageSize, await repositories.refunds.count(state));
    },

    /** The staff gives money back. @throws ApiError 404; 409 when less is left, or the money was spent; 422 on `to` */
    request: async (call: IdempotentCall, body: RefundBody): Promise<Refund> => {
      const { amount: amountMinor, to, reason } = body;
      const { id } = await once(call, async (inside) => {
        const now = clock();
        const request = { amountMinor, to, reason, requestedBy: call.userId, isAwaiting: isAwaitingFor(call.userId, now), now };
        const refund = await requestInside(inside, body, request);
        await audit(inside, call.userId, refund, 'request', reason);
        return { id: refund.id };
      });
      await send(id);
      return show(id);
    },

    /** A second person agrees. @throws ApiError 404; 409 for one that they requested or whose money is theirs, one that was decided, or money that has been spent */
    approve: async (staffId: number, id: number): Promise<Refund> => {
      await atomically(async (inside) => {
        const refund = await inside.refunds.find(id);
        if (!refund) throw notFound();
        if (refund.requestedBy === staffId) throw new ApiError(409, 'errors.refund_own');
        if (await isOwn(inside, staffId, refund)) throw new ApiError(409, 'errors.own_money');
        if (refund.state !== 'awaiting_approval') throw decidedAlready();
        const approved = await inside.refunds.move(id, ['awaiting_approval'], { state: 'pending', approvedBy: staffId });
        if (!approved) throw decidedAlready();
        await booking.book(inside, approved, clock());
        await audit(inside, staffId, refund, 'approve', refund.reason);
      });
      await send(id);
      return show(id);
    },

    /** @throws ApiError 404; 409 for one that was decided */
    reject: async (staffId: number, id: number, reason: string): Promise<Refund> => {
      await atomically(async (inside) => {
        const found = await inside.refunds.find(id);
        if (!found) throw notFound();
        const change = { state: 'rejected', approvedBy: staffId, settledAt: clock() } as const;
        const refund = await inside.refunds.move(id, ['awaiting_approval'], change);
        if (!refund) throw decidedAlready();
        if (refund.orderId !== null) await inside.orderPayments.addRefund(refund.orderId, -refund.amountMinor, clock());
        await audit(inside, staffId, refund, 'reject', reason);
      });
      return show(id);
    },
  };
}
