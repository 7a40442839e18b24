'use client';

import { useQuery } from '@tanstack/react-query';
import { type City, citiesSchema } from '@/lib/contracts/locations';
import { callApi } from './client';
import { queryClient } from './query-client';

const queryKey = ['cities'];

/** The tree of cities, districts and urbans, which every picker of the site shares; asked for when the first of them opens. */
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
