'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { placeQueryLengthMin, suggestionsSchema } from '@/lib/contracts/locations';

/** Places and streets whose name begins with the text; nothing is asked for a short text. */
export const usePlaceSuggestions = (text: string) =>
  useQuery(
    {
      queryKey: ['places-found', text],
      queryFn: async ({ signal }) =>
        (await callApi(suggestionsSchema, { url: '/locations/v2/suggestions', params: { q: text }, signal })).data,
      enabled: text.length >= placeQueryLengthMin,
      staleTime: 300_000,
    },
    queryClient,
  );
