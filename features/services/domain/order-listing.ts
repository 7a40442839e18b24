const states = ['open', 'done', 'cancelled'] as const;
type OrderListState = (typeof states)[number] | null;

/** What the page of orders shows: the tab, the page of the list, and the opened order. All of it is part of the address. */
export type OrderListing = {
  /** Null for every service. */
  serviceId: number | null;
  state: OrderListState;
  page: number;
  orderId: number | null;
};

export const orderTabs: readonly OrderListState[] = [null, ...states];

const positive = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Reads a query; unknown parameters are ignored. */
export function readOrderListing(query: Pick<URLSearchParams, 'get'>, serviceId: number | null): OrderListing {
  return {
    serviceId,
    state: states.find((state) => state === query.get('state')) ?? null,
    page: positive(query.get('page')) ?? 1,
    orderId: positive(query.get('order')),
  };
}

/** The query of a listing, empty for the first page of all orders. */
export function orderListingHref({ state, page, orderId }: OrderListing): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (page > 1) query.set('page', String(page));
  if (orderId !== null) query.set('order', String(orderId));
  return `?${query}`;
}
