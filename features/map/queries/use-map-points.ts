'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { mapDataSchema } from '@/lib/contracts/statements/statements';
import { type MapBounds, roundBounds } from '@/lib/domain/place/map-bounds';
import { areaOfMostPoints, boundsOfAreas, hasPlaceFilter, pointFilters, widen } from '../domain/search-area';

/** The points of the filters at a zoom that counts tiles of 256 pixels; without bounds those of the whole country. */
async function getMapPoints(filters: StatementFilters, zoom: number, signal: AbortSignal) {
  const query = serialiseStatementFilters(filters);
  query.set('zoom', String(zoom));
  return (await callApi(mapDataSchema, { url: `/microservice/statements/map-data?${query}`, signal })).data;
}

const staleMs = 60_000;
/** Fine enough to separate the quarters of a town. */
const areaZoom = 15;
/** Width of the cells in which the server clusters the whole country; its points are the means of their statements. */
const countryCellDegrees = 0.25;
/** A view of this many cells is fine enough. */
const cellCount = 20;
const roundsMax = 4;
/** Share of the searched area that the result fills at least. */
const fineShare = 0.4;

export type MapView = { bounds: MapBounds; zoom: number };

/** The points inside a view. Leaving the view aborts its request; the former points stay until new ones arrive. */
export function useMapPoints(filters: StatementFilters, view: MapView | null, currencyId: 1 | 2) {
  const query = view && {
    ...pointFilters(filters),
    currency_id: currencyId,
    bounds: roundBounds(view.bounds),
  };
  const zoom = view === null ? 0 : Math.round(view.zoom);
  return useQuery({
    queryKey: ['map-points', query, zoom],
    queryFn: ({ signal }) => getMapPoints(query ?? {}, zoom, signal),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  });
}

/** Zooms in step by step until the points are fine compared with the area they are in. */
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
 * The area of a search: its bounds or drawn areas, else the area of its results when it names a place.
 * @returns undefined while loading, null when the search names no place
 */
export function useSearchArea(filters: StatementFilters): MapBounds | null | undefined {
  const placeFilters = pointFilters(filters);
  const chosen = filters.bounds ?? boundsOfAreas(filters.drawn_areas);
  const isEnabled = !chosen && hasPlaceFilter(filters);
  const { data, isError } = useQuery({
    queryKey: ['search-area', placeFilters],
    queryFn: ({ signal }) => findArea(placeFilters, signal),
    enabled: isEnabled,
    staleTime: staleMs,
  });
  if (chosen) return chosen;
  return isEnabled && !isError ? data : null;
}
