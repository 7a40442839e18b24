'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Listing } from '@/components/records/listing';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { clientsSchema, matchingsSchema } from '@/lib/contracts/clients';

const rootKey = ['clients'] as const;

/** One page of the visitor's own clients. */
export const useClients = ({ q, page }: Listing) =>
  useQuery(
    {
      queryKey: [...rootKey, 'list', q, page],
      queryFn: async ({ signal }) =>
        (await callApi(clientsSchema, { url: '/v1/users/clients', params: { q: q || undefined, page }, signal })).data,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

/** Buyers who fit the visitor's own statements. */
export const useMatchings = () =>
  useQuery(
    {
      queryKey: [...rootKey, 'matchings'],
      queryFn: async () => (await callApi(matchingsSchema, { url: '/v1/users/get-matchings' })).data.matchings,
    },
    queryClient,
  );

/** Asks again for both, after something changed. */
export const refreshClients = (): Promise<void> => queryClient.invalidateQueries({ queryKey: rootKey });
