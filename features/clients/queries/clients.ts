'use client';

import { useQuery } from '@tanstack/react-query';
import { useRecordPage } from '@/components/records/use-record-page';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { clientsSchema, matchingsSchema } from '@/lib/contracts/clients';
import type { Listing } from '@/lib/routes/listing';

const rootKey = ['clients'] as const;

/** One page of the visitor's own clients. */
export const useClients = (listing: Listing) => useRecordPage([...rootKey, 'list'], clientsSchema, '/v1/users/clients', listing);

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
