import type { Locale } from '@/lib/contracts/common';
import { type OrderState, orderStates } from '@/lib/contracts/money/orders';
import { readListParams } from '@/lib/routes/list-params';

/** The state of the desk: a search or a filter by state, and the open order. */
export type DeskListing = { q: string; page: number; state: OrderState | null; isOverdue: boolean; orderId: number | null };

const isState = (text: string | null): text is OrderState => (orderStates as readonly (string | null)[]).includes(text);

/** Reads the query of the desk's address; invalid values are ignored. */
export function readDeskListing(query: Pick<URLSearchParams, 'get'>): DeskListing {
  const state = query.get('state');
  const order = query.get('order') ?? '';
  return {
    ...readListParams(query),
    state: isState(state) ? state : null,
    isOverdue: query.get('overdue') === '1',
    orderId: /^\d{1,9}$/.test(order) ? Number(order) : null,
  };
}

/** The query of the desk's address. */
export function deskHref({ q, page, state, isOverdue, orderId }: Partial<DeskListing>): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (state) query.set('state', state);
  if (isOverdue) query.set('overdue', '1');
  if (page && page > 1) query.set('page', String(page));
  if (orderId) query.set('order', String(orderId));
  return `?${query}`;
}

/** The address of the list as CSV: what the filters find, all pages of it. */
export function deskCsvHref({ q, state, isOverdue }: DeskListing, locale: Locale): string {
  const query = new URLSearchParams({ locale });
  if (q) query.set('q', q);
  if (state) query.set('state', state);
  if (isOverdue) query.set('overdue', '1');
  return `/api/v1/admin/orders/export.csv?${query}`;
}
