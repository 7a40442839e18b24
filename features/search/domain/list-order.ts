import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { dealTypes } from '@/lib/domain/statement/market-ids';

/** The orders of a list, the default first. */
export const listOrders = [
  'date_desc',
  'date_asc',
  'price_asc',
  'price_desc',
  'square_price_asc',
  'square_price_desc',
  'created_at_desc',
] as const;
export type ListOrder = (typeof listOrders)[number];

const filtersOf: Record<ListOrder, Pick<StatementFilters, 'order_by' | 'sequence'>> = {
  // Addresses omit the default.
  date_desc: { order_by: undefined, sequence: undefined },
  date_asc: { order_by: 'date', sequence: 'asc' },
  price_asc: { order_by: 'price', sequence: 'asc' },
  price_desc: { order_by: 'price', sequence: 'desc' },
  square_price_asc: { order_by: 'square_price', sequence: 'asc' },
  square_price_desc: { order_by: 'square_price', sequence: 'desc' },
  created_at_desc: { order_by: 'created_at', sequence: 'desc' },
};

/** The order of the filters; the default for a combination that the site does not offer. */
export function orderOf({ order_by = 'date', sequence = 'desc' }: StatementFilters): ListOrder {
  return listOrders.find((order) => order === `${order_by}_${sequence}`) ?? 'date_desc';
}

/** The orders that a list offers: nights have no price per square metre. */
export const offeredOrders = ({ deal_types }: StatementFilters): readonly ListOrder[] =>
  deal_types?.length === 1 && deal_types[0] === dealTypes.daily
    ? listOrders.filter((order) => !order.startsWith('square_price'))
    : listOrders;

/** The filters in another order, on the first page. */
export function withOrder(filters: StatementFilters, order: ListOrder): StatementFilters {
  return { ...filters, ...filtersOf[order], page: undefined };
}
