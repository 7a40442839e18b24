'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StatementFilters } from '@/lib/contracts/statement-filters';
import { type Bounds, boundsAround, roundBounds } from '@/lib/map/bounds';
import { isPlaced, pointFilters } from '../domain/area-search';
import { getMapPoints } from './get-map-points';

const staleMs = 60_000;
/** Fine enough to tell the quarters of a town apart. */
const countryZoom = 12;

export type MapView = { bounds: Bounds; zoom: number };

/** The points inside a view. A view that was left before its answer came is aborted; the earlier points stay until then. */
export function useMapPoints(filters: StatementFilters, view: MapView | null, currencyId: 1 | 2) {
  const asked = view && {
    ...pointFilters(filters),
    currency_id: currencyId,
    bounds: roundBounds(view.bounds),
  };
  const zoom = view === null ? 0 : Math.round(view.zoom);
  return useQuery({
    queryKey: ['map-points', asked, zoom],
    queryFn: ({ signal }) => getMapPoints(asked ?? {}, zoom, signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  });
}

/**
 * Where a search lies: its bounds, else the area of what it finds when it names a place.
 * @returns undefined until that is known, null when the search names no place
 */
export function useSearchArea(filters: StatementFilters): Bounds | null | undefined {
  const asked = pointFilters(filters);
  const isAsked = !filters.bounds && isPlaced(filters);
  const { data, isError } = useQuery({
    queryKey: ['search-area', asked],
    queryFn: async ({ signal }) => boundsAround((await getMapPoints(asked, countryZoom, signal)).points),
    enabled: isAsked,
    staleTime: staleMs,
  });
  if (filters.bounds) return filters.bounds;
  return isAsked && !isError ? data : null;
}
