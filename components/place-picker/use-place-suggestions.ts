'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import type { Localised } from '@/lib/contracts/common';
import {
  type PlaceSuggestion,
  placeQueryLengthMin,
  placeSuggestionsSchema,
  type SuggestionKind,
} from '@/lib/contracts/locations';
import type { PlaceKey } from '@/lib/stores/lists/recent-places';
import { useDebounced } from '@/lib/use-debounced';

const debounceMs = 150;
const staleMs = 300_000;

const none: PlaceSuggestion[] = [];
const noNames: Localised[] = [];

/** Suggestions of the given kinds; all of them without kinds. */
export const ofKinds = (suggestions: PlaceSuggestion[], kinds: readonly SuggestionKind[] | undefined): PlaceSuggestion[] =>
  kinds ? suggestions.filter(({ kind }) => kinds.includes(kind)) : suggestions;

/** What matches a text, the best match first, and names with a similar spelling when nothing does. Texts shorter than `placeQueryLengthMin` find nothing. */
export function usePlaceSuggestions(text: string, kinds?: readonly SuggestionKind[]) {
  const query = text.trim();
  const settled = useDebounced(query, debounceMs);
  const { data, isFetching, isError, refetch } = useQuery(
    {
      queryKey: ['place-suggestions', settled],
      queryFn: ({ signal }) =>
        callApi(placeSuggestionsSchema, { url: '/locations/v2/suggestions', params: { q: settled }, signal }),
      enabled: settled.length >= placeQueryLengthMin,
      staleTime: staleMs,
    },
    queryClient,
  );
  return {
    suggestions: ofKinds(data?.data ?? none, kinds),
    nearest: data?.nearest ?? noNames,
    isLoading: isFetching || settled !== query,
    isError,
    retry: () => void refetch(),
  };
}

/** The places of the keys with their names and counts; those that no longer exist are left out. */
export function usePlacesByKey(keys: readonly PlaceKey[]): PlaceSuggestion[] {
  const places = keys.join(',');
  const { data } = useQuery(
    {
      queryKey: ['places-by-key', places],
      queryFn: ({ signal }) => callApi(placeSuggestionsSchema, { url: '/locations/v2/suggestions', params: { places }, signal }),
      enabled: places !== '',
      staleTime: staleMs,
    },
    queryClient,
  );
  return places === '' ? none : (data?.data ?? none);
}
