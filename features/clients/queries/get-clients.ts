'use client';

import { useQuery } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/use-paged-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { clientsSchema, matchingsSchema } from '@/lib/contracts/account/clients';
import type { ListParams } from '@/lib/routes/list-params';

const rootKey = ['clients'] as const;

/** One page of the visitor's own clients. */
export const useClients = (listing: ListParams) =>
  usePagedQuery([...rootKey, 'list'], clientsSchema, '/v1/users/clients', listing);

/** Buyers who fit the visitor's own statements. */
export const useMatchings = () =>
  useQuery({
    queryKey: [...rootKey, 'matchings'],
    queryFn: async () => (await callApi(matchingsSchema, { url: '/v1/users/get-matchings' })).data.matchings,
  });

/** Asks again for both, after something changed. */
export const refreshClients = (): Promise<void> => queryClient.invalidateQueries({ queryKey: rootKey });
