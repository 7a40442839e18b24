'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { filterParametersSchema } from '@/lib/contracts/parameters';
import { configSchema } from '@/lib/contracts/site';

/** The dictionaries that the form offers. */
export const useParameters = () =>
  useQuery(
    {
      queryKey: ['filter-parameters'],
      queryFn: async () => (await callApi(filterParametersSchema, { url: '/filters/filter-parameters' })).data,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );

/** The exchange rate of the moment: price of one unit of each currency in GEL. */
export const useExchangeRate = () =>
  useQuery(
    {
      queryKey: ['exchange-rate'],
      queryFn: async () => (await callApi(configSchema, { url: '/v1/config' })).data.exchange_rate,
    },
    queryClient,
  );
