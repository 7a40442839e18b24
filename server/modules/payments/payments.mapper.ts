import { moneyMethods, type Paid, type PaymentState, type PaymentStatus } from '@/lib/contracts/money/payments';
import { toMajorUnits } from '@/lib/domain/money/amount';
import type { OrderRow } from '../orders/orders.fulfilment';
import type { PaymentRow } from './payments.repository';

export const toPaid = (state: PaymentState, redirectUrl: string | null = null, terminalNumber: string | null = null): Paid => ({
  result: true,
  redirect_url: redirectUrl,
  state,
  terminal_number: terminalNumber,
});

const statusOf = (state: PaymentState): PaymentStatus['payment_status'] => {
  if (state === 'created' || state === 'pending') return 'pending';
  return state === 'approved' ? 1 : -1;
};

/** What the payer sees. An order that was paid another way counts, not the abandoned attempt. */
export function toPaymentStatus(payment: PaymentRow, order: OrderRow | undefined, balanceMinor: number): PaymentStatus {
  const isOrderPaid = order !== undefined && order.paidAt !== null;
  const state = isOrderPaid ? 'approved' : payment.state;
  return {
    id: payment.id,
    state,
    payment_status: statusOf(state),
    amount: toMajorUnits(payment.amountMinor),
    balance: toMajorUnits(balanceMinor),
    method: payment.method,
    card_mask: payment.cardMask,
    failure: isOrderPaid ? null : payment.failureKey,
    order_id: payment.orderId,
    service_id: order?.serviceId ?? null,
    is_order_delivered: order === undefined || isOrderPaid || payment.state !== 'approved',
    has_receipt: payment.state === 'approved' && payment.method !== null && moneyMethods.includes(payment.method),
    created_at: payment.createdAt.toISOString(),
    settled_at: payment.settledAt?.toISOString() ?? null,
  };
}
