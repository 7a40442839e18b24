'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { placeQueryLengthMin, placeSuggestionsSchema } from '@/lib/contracts/locations';
import { useDebounced } from '@/lib/use-debounced';

const debounceMs = 300;

/** Places and streets that match a text, the best match first. Shorter texts than `placeQueryLengthMin` find nothing. */
export function usePlaceSuggestions(text: string) {
  const query = text.trim();
  const settled = useDebounced(query, debounceMs);
  const { data = [], isFetching } = useQuery(
    {
      queryKey: ['place-suggestions', settled],
      queryFn: async ({ signal }) =>
        (await callApi(placeSuggestionsSchema, { url: '/locations/v2/suggestions', params: { q: settled }, signal })).data,
      enabled: settled.length >= placeQueryLengthMin,
      staleTime: 300_000,
    },
    queryClient,
  );
  return { suggestions: data, isLoading: isFetching || settled !== query };
}
