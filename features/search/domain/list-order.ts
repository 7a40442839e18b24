import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

/** The five orders of a list, the default first. */
export const listOrders = ['date_desc', 'date_asc', 'price_asc', 'price_desc', 'created_at_desc'] as const;
export type ListOrder = (typeof listOrders)[number];

const filtersOf: Record<ListOrder, Pick<StatementFilters, 'order_by' | 'sequence'>> = {
  // Addresses omit the default.
  date_desc: { order_by: undefined, sequence: undefined },
  date_asc: { order_by: 'date', sequence: 'asc' },
  price_asc: { order_by: 'price', sequence: 'asc' },
  price_desc: { order_by: 'price', sequence: 'desc' },
  created_at_desc: { order_by: 'created_at', sequence: 'desc' },
};

/** The order of the filters; the default for a combination that the site does not offer. */
export function orderOf({ order_by = 'date', sequence = 'desc' }: StatementFilters): ListOrder {
  return listOrders.find((order) => order === `${order_by}_${sequence}`) ?? 'date_desc';
}

/** The filters in another order, on the first page. */
export function withOrder(filters: StatementFilters, order: ListOrder): StatementFilters {
  return { ...filters, ...filtersOf[order], page: undefined };
}
