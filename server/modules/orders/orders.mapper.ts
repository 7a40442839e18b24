import type { Locale } from '@/lib/contracts/common';
import type { Order, OrderDetail, OrderLine } from '@/lib/contracts/money/orders';
import type { Initiated } from '@/lib/contracts/money/payments';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { buyerActions } from '@/lib/domain/order/buyer-actions';
import { freeChangeUntil } from '@/lib/domain/order/visits';
import type { PaymentRow } from '../payments/payments.repository';
import { cardTitlesOf } from '../statements/statements.describe';
import type { CardRow } from '../statements/statements.row.query';
import type { OrderEventRow, OrderFileRow, OrderRow } from './orders.repository';

/** The related data of a list of orders. */
export type OrderContext = {
  locale: Locale;
  now: Date;
  /** Ids of pending payments by order. */
  payments: ReadonlyMap<number, number>;
  /** The first statements of orders by their ids. */
  statements: ReadonlyMap<number, CardRow>;
};

export const toLine = ({ key, quantity, unitMinor, amountMinor }: OrderLine) => ({
  key,
  quantity,
  unit_amount: toMajorUnits(unitMinor),
  amount: toMajorUnits(amountMinor),
});

/** The address as it was written, else the title of the first statement, else the cadastral code. */
function subjectOf({ details, statementIds: [firstId] }: OrderRow, { locale, statements }: OrderContext): string {
  if (typeof details.address === 'string' && details.address !== '') return details.address;
  const row = firstId === undefined ? undefined : statements.get(firstId);
  return row ? cardTitlesOf(row)[locale] : String(details.cadastral_code ?? '');
}

const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

export const toOrder = (order: OrderRow, context: OrderContext): Order => ({
  id: order.id,
  service_id: order.serviceId,
  state: order.state,
  amount: toMajorUnits(order.amountMinor),
  paid: toMajorUnits(order.paidMinor),
  refunded: toMajorUnits(order.refundedMinor),
  paid_with: order.paidWith,
  payment_id: order.paidAt === null ? (context.payments.get(order.id) ?? null) : null,
  statement_ids: order.statementIds,
  subject: subjectOf(order, context),
  visit: order.visitDay !== null && order.visitSlot !== null ? { day: order.visitDay, slot: order.visitSlot } : null,
  free_change_until: order.visitAt === null ? null : freeChangeUntil(order.visitAt).toISOString(),
  actions: buyerActions(order, context.now),
  created_at: order.createdAt.toISOString(),
  paid_at: isoOrNull(order.paidAt),
  delivered_at: isoOrNull(order.deliveredAt),
});

/** @param base path of the calls about the order: `/api/v1/orders/17` */
export const toFile = (file: OrderFileRow, base: string): OrderDetail['files'][number] => ({
  id: file.id,
  kind: file.kind,
  name: file.name,
  media_type: file.mediaType,
  bytes: file.bytes,
  url: file.url ?? `${base}/files/${file.id}`,
  created_at: file.createdAt.toISOString(),
});

/** Internal notes of the staff. */
const internalActions: readonly string[] = ['note', 'overdue'];

const actorOf = ({ actorId, isStaff }: OrderEventRow): OrderDetail['events'][number]['by'] => {
  if (isStaff === 1) return 'staff';
  return actorId === null ? 'system' : 'buyer';
};

/** The trail as the buyer reads it. */
export const toEvents = (events: OrderEventRow[]): OrderDetail['events'] =>
  events
    .filter(({ action }) => !internalActions.includes(action))
    .map((event) => ({
      action: event.action,
      state: event.state,
      by: actorOf(event),
      details: event.details,
      created_at: event.createdAt.toISOString(),
    }));

/** An order's payment, as its payer goes on with it. */
export const toInitiated = ({ id, orderId, amountMinor }: PaymentRow): Initiated => ({
  id,
  order_id: orderId,
  amount: toMajorUnits(amountMinor),
});
