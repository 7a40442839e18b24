'use client';

import { useQuery } from '@tanstack/react-query';
import { fetchConfig, fetchParameters } from './market-data';

/** The dictionaries and sections, which do not change while a page is open. */
export const useParameters = () =>
  useQuery({ queryKey: ['filter-parameters'], queryFn: fetchParameters, staleTime: Number.POSITIVE_INFINITY });

/** The current exchange rate: the price of one unit of each currency in GEL. */
export const useExchangeRate = () =>
  useQuery({ queryKey: ['exchange-rate'], queryFn: async () => (await fetchConfig()).exchange_rate });
