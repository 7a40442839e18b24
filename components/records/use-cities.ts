'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { citiesSchema } from '@/lib/contracts/locations';

/** The tree of cities, districts and urbans, under the key that every picker of the site keeps it by. */
export const useCities = () =>
  useQuery(
    {
      queryKey: ['cities'],
      queryFn: async () => (await callApi(citiesSchema, { url: '/locations/v2/cities' })).data,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
