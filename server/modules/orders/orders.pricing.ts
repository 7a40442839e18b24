import type { OrderLine } from '@/lib/contracts/money/orders';
import { isServiceId, orderLines } from '@/lib/domain/order/order-lines';
import { sumOfLines, withPromo } from '@/lib/domain/order/price-book';
import type { Repositories } from '@/server/composition/repositories';
import type { PromoCodeRow } from '../services/promo-codes.repository';
import type { OrderRow } from './orders.fulfilment';

export type Priced = { lines: OrderLine[]; amountMinor: number };
type Priceable = Pick<OrderRow, 'serviceId' | 'details' | 'statementIds'>;

/** What an order costs by the present price book; null while its details are incomplete. */
export async function priceOf(
  { priceBook }: Pick<Repositories, 'priceBook'>,
  { serviceId, details, statementIds }: Priceable,
  promo: PromoCodeRow | null,
  now: Date,
): Promise<Priced | null> {
  if (!isServiceId(serviceId)) return null;
  const lines = orderLines(serviceId, details, Math.max(1, statementIds.length), await priceBook.findPrices(now));
  if (!lines) return null;
  const whole = withPromo(lines, promo);
  return { lines: whole, amountMinor: sumOfLines(whole) };
}

/** The promo code of an order while it is valid for its buyer. */
async function holdingPromo({ promoCodes }: Repositories, order: OrderRow, now: Date): Promise<PromoCodeRow | null> {
  const known = order.promoCodeId === null ? undefined : await promoCodes.findById(order.promoCodeId);
  const holding = known && (await promoCodes.findHolding(known.code, order.serviceId, now));
  return holding && !(await promoCodes.hasUsed(holding.id, order.userId)) ? holding : null;
}

/** Prices an order that was made before. A promo code that has ended or been used since no longer counts. */
export async function repriceOf(repositories: Repositories, order: OrderRow, now: Date): Promise<Priced> {
  const priced = await priceOf(repositories, order, await holdingPromo(repositories, order, now), now);
  return priced ?? { lines: order.lines, amountMinor: order.amountMinor };
}
