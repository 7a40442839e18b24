'use client';

import { useQuery } from '@tanstack/react-query';
import { type MetroStation, metroStationsSchema } from '@/lib/contracts/locations';
import { callApi } from './client';
import { queryClient } from './query-client';

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
