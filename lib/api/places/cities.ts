'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { type City, citiesSchema } from '@/lib/contracts/locations';

const queryKey = ['cities'];

/** The tree of cities, districts and urbans, fetched when the first place picker opens. */
export const useCities = () =>
  useQuery({
    queryKey,
    queryFn: async () => (await callApi(citiesSchema, { url: '/locations/v2/cities' })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The tree if a picker has already fetched it. */
export const loadedCities = (): City[] | undefined => queryClient.getQueryData<City[]>(queryKey);
