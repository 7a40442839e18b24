'use client';

import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { loadedCities } from '@/lib/api/cities';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { indexPlaces, type Place, type PlaceIndex } from '@/lib/domain/place/place-index';
import { searchPath } from '@/lib/routes/search-address';
import { orderRanges } from '../../domain/filter-sections';
import { useSearchNavigation } from '../search-navigation';

/** What the server tells the controls about the list on the screen. */
export type SearchState = {
  filters: StatementFilters;
  /** The chosen places, so that an address can name them before the whole tree was loaded. */
  places: Place[];
  streets: { id: number; name: string }[];
};

function createPlaceIndex(places: Place[]): PlaceIndex {
  return {
    find: ({ level, id }) => places.find((place) => place.level === level && place.id === id),
    findBySlug: () => null,
  };
}

/** Opens the list of other filters. */
export function useApplyFilters({ places }: SearchState): (filters: StatementFilters) => void {
  const locale = useLocale();
  const { navigate } = useSearchNavigation();
  return useCallback(
    (filters) => {
      const cities = loadedCities();
      navigate(searchPath(locale, orderRanges(filters), cities ? indexPlaces(cities) : createPlaceIndex(places)));
    },
    [locale, navigate, places],
  );
}
