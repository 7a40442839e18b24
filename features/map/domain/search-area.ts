import type { Locale } from '@/lib/contracts/common';
import { decodeArea } from '@/lib/contracts/statements/area-outline';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import { boundsAround, type MapBounds, roundBounds } from '@/lib/domain/place/map-bounds';
import { basePath, type ListBase, searchPath } from '@/lib/routes/addresses/search-address';

/** Filters that an area of the map replaces. */
const placeNames = ['cities', 'districts', 'urbans', 'streets', 'grouped_streets', 'metro_station_ids'] as const;

/** The first page of the search without its places and areas. */
function withoutPlaces(filters: StatementFilters): StatementFilters {
  const replaced: readonly string[] = [...placeNames, 'page', 'bounds', 'drawn_areas'];
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !replaced.includes(name)));
}

const pathOf = (locale: Locale, filters: StatementFilters, base: ListBase | undefined): string =>
  base ? basePath(locale, filters, base) : searchPath(locale, filters);

/** The address of the first page of the search inside an area of the map, which replaces its places. */
export const areaPath = (locale: Locale, filters: StatementFilters, bounds: MapBounds, base?: ListBase): string =>
  pathOf(locale, { ...withoutPlaces(filters), bounds: roundBounds(bounds) }, base);

/** The search inside areas that were drawn, which replace its places; without areas the search as it was, without former ones. */
export function drawnFilters(filters: StatementFilters, areas: readonly string[]): StatementFilters {
  if (areas.length > 0) return { ...withoutPlaces(filters), drawn_areas: [...areas] };
  const { drawn_areas: _areas, page: _page, ...others } = filters;
  return others;
}

/** The address of the search inside areas that were drawn. */
export const drawnPath = (locale: Locale, filters: StatementFilters, areas: readonly string[], base?: ListBase): string =>
  pathOf(locale, drawnFilters(filters, areas), base);

/** The bounds of encoded areas; null without any. */
export const boundsOfAreas = (areas: readonly string[] = []): MapBounds | null =>
  boundsAround(areas.flatMap((area) => decodeArea(area) ?? []));

/** The filters that choose the map's points: order and page are the list's, bounds are the view's. */
export function pointFilters(filters: StatementFilters): StatementFilters {
  const { page: _page, per_page: _perPage, order_by: _orderBy, sequence: _sequence, bounds: _bounds, ...others } = filters;
  return others;
}

/** What the map shows: the statements of the search or, where it has none, those nearest to it. */
export const shownFilters = (filters: StatementFilters, nearest: readonly number[]): StatementFilters =>
  nearest.length > 0 ? { ids: [...nearest] } : filters;

/** Whether the search names a place, or something that may be anywhere, which the map has to look for: the few auctions do. */
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

/** A few statements far from all others must not make a town a dot: so large a share of them may be outside, on each side. */
const OUTSIDE_SHARE = 0.02;

type Weighted = { value: number; count: number };

/** The weighted quantile for a share. */
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

/** The area with nearly all statements of these points; null without any. */
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
