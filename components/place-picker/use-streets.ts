'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { streetQueryLengthMin, streetsSchema } from '@/lib/contracts/locations';

/** Streets whose name begins with the text, in one city where it is given; nothing is asked for a short text. */
export const useStreets = (text: string, cityId: number | undefined) =>
  useQuery(
    {
      queryKey: ['streets', text, cityId],
      queryFn: async ({ signal }) =>
        (await callApi(streetsSchema, { url: '/v1/streets', params: { q: text, city_id: cityId }, signal })).data,
      enabled: text.length >= streetQueryLengthMin,
      staleTime: 300_000,
    },
    queryClient,
  );
