import { refundApprovalMinor } from '@/lib/contracts/money/refunds';
import { dayMs } from '@/lib/domain/time/duration';
import type { Repositories } from '@/server/composition/repositories';
import type { AskedRefund, RefundRequest } from './refund-booking.service';

/** Whether money of a refund is the person's: their own order or top-up, or an order with a promo code that they made. */
export async function isOwn(
  inside: Repositories,
  staffId: number,
  { userId, orderId }: Pick<AskedRefund, 'userId' | 'orderId'>,
): Promise<boolean> {
  const order = orderId === null ? undefined : await inside.orderPayments.find(orderId);
  const code = order?.promoCodeId ? await inside.promoCodes.findById(order.promoCodeId) : undefined;
  return [userId, order?.userId, order?.payerId, code?.createdBy].includes(staffId);
}

/**
 * Refunds of the staff that need the approval of a second person: of their own money, and when more than the limit goes back of one order or
 * top-up within a day, in however many parts. Those of 24 hours count, so that midnight changes nothing. Automatic refunds need none.
 */
export const isAwaitingFor =
  (staffId: number, now: Date): RefundRequest['isAwaiting'] =>
  async (inside, refund) => {
    if (await isOwn(inside, staffId, refund)) return true;
    const earlierMinor = await inside.refunds.sumUnapproved(refund, new Date(now.getTime() - dayMs));
    return earlierMinor + refund.amountMinor > refundApprovalMinor;
  };
