'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { type MetroStation, metroStationsSchema } from '@/lib/contracts/locations';

const queryKey = ['metro-stations'];

/** The stations of the metro, in the order of the lines. */
export const useMetroStations = () =>
  useQuery({
    queryKey,
    queryFn: async () => (await callApi(metroStationsSchema, { url: '/locations/v2/metro-stations' })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The stations if a filter has already fetched them. */
export const loadedMetroStations = (): MetroStation[] | undefined => queryClient.getQueryData<MetroStation[]>(queryKey);
