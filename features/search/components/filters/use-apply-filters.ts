'use client';

import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { loadedCities } from '@/lib/api/places/cities';
import { loadedMetroStations } from '@/lib/api/places/metro-stations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { indexPlaces, type Place, type PlaceIndex } from '@/lib/domain/place/place-index';
import { basePath, type ListBase, searchPath } from '@/lib/routes/addresses/search-address';
import { orderRanges } from '../../domain/filters/filter-sections';
import { useSearchNavigation } from '../search-navigation';

/** The search of the list on the screen, as the server passes it to the controls. */
export type SearchState = {
  filters: StatementFilters;
  /** The chosen places, for addresses built before the tree of places has loaded. */
  places: Place[];
  streets: { id: number; name: string }[];
  /** The page whose list it is; without it the search page. */
  base?: ListBase;
};

/** The places that have been loaded so far, and those of the search on the screen. */
export function knownPlaces(places: Place[]): PlaceIndex {
  const loaded = indexPlaces(loadedCities() ?? [], loadedMetroStations());
  return {
    find: (ref) => loaded.find(ref) ?? places.find((place) => place.level === ref.level && place.id === ref.id),
    findBySlug: loaded.findBySlug,
  };
}

/** Returns a function that opens the list of other filters. */
export function useApplyFilters({ places, base }: SearchState): (filters: StatementFilters) => void {
  const locale = useLocale();
  const { navigate } = useSearchNavigation();
  return useCallback(
    (filters) => {
      const ordered = orderRanges(filters);
      navigate(base ? basePath(locale, ordered, base) : searchPath(locale, ordered, knownPlaces(places)));
    },
    [locale, navigate, places, base],
  );
}
