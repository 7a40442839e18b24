'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { type City, citiesSchema } from '@/lib/contracts/locations';

const queryKey = ['cities'];

/** The tree of cities, districts and urbans; asked for when a picker opens. */
export const useCities = () =>
  useQuery(
    {
      queryKey,
      queryFn: async () => (await callApi(citiesSchema, { url: '/locations/v2/cities' })).data,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );

/** Reads the tree without asking for it: undefined until a picker was opened. */
export const loadedCities = (): City[] | undefined => queryClient.getQueryData<City[]>(queryKey);
