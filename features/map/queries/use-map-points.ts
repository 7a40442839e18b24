'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type MapBounds, roundBounds } from '@/lib/domain/place/map-bounds';
import { hasPlaceFilter, pointFilters } from '../domain/area-search';
import { areaOfMostPoints, widen } from '../domain/found-area';
import { getMapPoints } from './get-map-points';

const staleMs = 60_000;
/** Fine enough to tell the quarters of a town apart. */
const areaZoom = 15;
/** So wide are the cells in which the server gathers the whole country; its points stand in the middle of what they hold. */
const countryCellDegrees = 0.25;
/** A view of so many cells is fine enough. */
const cellCount = 20;
const roundsMax = 4;
/** What is found fills at least this share of what was looked at. */
const fineShare = 0.4;

export type MapView = { bounds: MapBounds; zoom: number };

/** The points inside a view. A view that was left before its answer came is aborted; the earlier points stay until then. */
export function useMapPoints(filters: StatementFilters, view: MapView | null, currencyId: 1 | 2) {
  const asked = view && {
    ...pointFilters(filters),
    currency_id: currencyId,
    bounds: roundBounds(view.bounds),
  };
  const zoom = view === null ? 0 : Math.round(view.zoom);
  return useQuery(
    {
      queryKey: ['map-points', asked, zoom],
      queryFn: ({ signal }) => getMapPoints(asked ?? {}, zoom, signal),
      enabled: asked !== null,
      placeholderData: keepPreviousData,
      staleTime: staleMs,
    },
    queryClient,
  );
}

/** Looks nearer and nearer until the points are fine against the area that they lie in. */
async function findArea(filters: StatementFilters, signal: AbortSignal): Promise<MapBounds | null> {
  let area = areaOfMostPoints((await getMapPoints(filters, areaZoom, signal)).points);
  let cellDegrees = countryCellDegrees;
  for (let round = 1; area && round < roundsMax; round += 1) {
    const near = roundBounds(widen(area, cellDegrees));
    area = areaOfMostPoints((await getMapPoints({ ...filters, bounds: near }, areaZoom, signal)).points);
    cellDegrees = (near[3] - near[1]) / cellCount;
    if (area && area[3] - area[1] > cellDegrees * cellCount * fineShare) break;
  }
  return area;
}

/**
 * Where a search lies: its bounds, else the area of what it finds when it names a place.
 * @returns undefined until that is known, null when the search names no place
 */
export function useSearchArea(filters: StatementFilters): MapBounds | null | undefined {
  const asked = pointFilters(filters);
  const isAsked = !filters.bounds && hasPlaceFilter(filters);
  const { data, isError } = useQuery(
    {
      queryKey: ['search-area', asked],
      queryFn: ({ signal }) => findArea(asked, signal),
      enabled: isAsked,
      staleTime: staleMs,
    },
    queryClient,
  );
  if (filters.bounds) return filters.bounds;
  return isAsked && !isError ? data : null;
}
