'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { type City, citiesSchema } from '@/lib/contracts/locations';

const queryKey = ['cities'];

/** The tree of cities, districts and urbans; asked for when a picker opens. */
export const useCities = () =>
  useQuery({
    queryKey,
    queryFn: async () => (await callApi(citiesSchema, { url: '/locations/v2/cities' })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Reads the tree without asking for it: undefined until a picker was opened. */
export function useLoadedCities(): () => City[] | undefined {
  const client = useQueryClient();
  return () => client.getQueryData<City[]>(queryKey);
}
