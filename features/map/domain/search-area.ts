import type { Locale } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import { boundsAround, type MapBounds, roundBounds } from '@/lib/domain/place/map-bounds';
import { basePath, type ListBase, searchPath } from '@/lib/routes/addresses/search-address';

/** Filters that an area of the map replaces. */
const placeNames = ['cities', 'districts', 'urbans', 'streets', 'grouped_streets', 'metro_station_ids'] as const;

/** The address of the first page of the search inside an area of the map, which replaces its places. */
export function areaPath(locale: Locale, filters: StatementFilters, bounds: MapBounds, base?: ListBase): string {
  const others = Object.fromEntries(
    Object.entries(filters).filter(([name]) => name !== 'page' && !(placeNames as readonly string[]).includes(name)),
  ) as StatementFilters;
  const inside = { ...others, bounds: roundBounds(bounds) };
  return base ? basePath(locale, inside, base) : searchPath(locale, inside);
}

/** The filters that choose the map's points: order and page are the list's, bounds are the view's. */
export function pointFilters(filters: StatementFilters): StatementFilters {
  const { page: _page, per_page: _perPage, order_by: _orderBy, sequence: _sequence, bounds: _bounds, ...others } = filters;
  return others;
}

/** What the map shows: the statements of the search or, where it has none, those nearest to it. */
export const shownFilters = (filters: StatementFilters, nearest: readonly number[]): StatementFilters =>
  nearest.length > 0 ? { ids: [...nearest] } : filters;

/** Whether the search names a place, or something that may lie anywhere, which the map has to look for: the few auctions do. */
export function hasPlaceFilter(filters: StatementFilters): boolean {
  const lists = [...placeNames, 'ids', 'users', 'agencies', 'projects'] as const;
  return (filters.q ?? '') !== '' || filters.is_auction === true || lists.some((name) => (filters[name]?.length ?? 0) > 0);
}

const priceNames = ['price_from', 'price_to', 'square_price_from', 'square_price_to'] as const;

/** The currency of the pins: that of the search's price bounds, else the visitor's. */
export function pinCurrency(filters: StatementFilters, visitorsId: 1 | 2): 1 | 2 {
  const isPriced = priceNames.some((name) => filters[name] !== undefined);
  return isPriced ? (filters.currency_id ?? 1) : visitorsId;
}

/** A few statements far from all others must not make a town a dot: so large a share of them may lie outside, on each side. */
const OUTSIDE_SHARE = 0.02;

type Weighted = { value: number; count: number };

/** The value below which the share of the weight lies. */
function quantile(values: Weighted[], share: number): number {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (passed > total * share) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}

/** The area where nearly all statements of these points lie; null without any. */
export function areaOfMostPoints(points: readonly MapPoint[]): MapBounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat, count }) => ({ value: lat, count }));
  const lngs = points.map(({ lng, count }) => ({ value: lng, count }));
  const at = (share: number) => ({ lat: quantile(lats, share), lng: quantile(lngs, share) });
  return boundsAround([at(OUTSIDE_SHARE), at(1 - OUTSIDE_SHARE)]);
}

export function widen([south, west, north, east]: MapBounds, degrees: number): MapBounds {
  return [south - degrees, west - degrees, north + degrees, east + degrees];
}
