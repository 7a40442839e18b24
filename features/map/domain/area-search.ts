import type { Locale } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type MapBounds, roundBounds } from '@/lib/domain/place/map-bounds';
import { searchPath } from '@/lib/routes/search-address';

/** Filters that an area of the map replaces. */
const placeNames = ['cities', 'districts', 'urbans', 'streets', 'grouped_streets', 'metro_station_ids'] as const;

/** The address of the first page of the search inside an area of the map, which replaces its places. */
export function areaPath(locale: Locale, filters: StatementFilters, bounds: MapBounds): string {
  const others = Object.fromEntries(
    Object.entries(filters).filter(([name]) => name !== 'page' && !(placeNames as readonly string[]).includes(name)),
  ) as StatementFilters;
  return searchPath(locale, { ...others, bounds: roundBounds(bounds) });
}

/** The filters that choose the map's points: order and page are the list's, bounds are the view's. */
export function pointFilters(filters: StatementFilters): StatementFilters {
  const { page: _page, per_page: _perPage, order_by: _orderBy, sequence: _sequence, bounds: _bounds, ...others } = filters;
  return others;
}

/** Whether the search names a place, or something that may lie anywhere, which the map has to look for. */
export function hasPlaceFilter(filters: StatementFilters): boolean {
  const lists = [...placeNames, 'ids', 'users', 'agencies', 'projects'] as const;
  return (filters.q ?? '') !== '' || lists.some((name) => (filters[name]?.length ?? 0) > 0);
}

const priceNames = ['price_from', 'price_to', 'square_price_from', 'square_price_to'] as const;

/** The currency of the pins: that of the search's price bounds, else the visitor's. */
export function pinCurrency(filters: StatementFilters, visitorsId: 1 | 2): 1 | 2 {
  const isPriced = priceNames.some((name) => filters[name] !== undefined);
  return isPriced ? (filters.currency_id ?? 1) : visitorsId;
}
