'use client';

import { useQuery } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/use-paged-query';
import { callApi } from '@/lib/api/client';
import { clientsSchema, matchingsSchema } from '@/lib/contracts/account/clients';
import type { ListParams } from '@/lib/routes/list-params';

/** Key of everything that is fetched about clients. */
export const clientsKey = ['clients'] as const;

/** One page of the visitor's own clients. */
export const useClients = (listing: ListParams) =>
  usePagedQuery([...clientsKey, 'list'], clientsSchema, '/v1/users/clients', listing);

/** Buyers who fit the visitor's own statements. */
export const useMatchings = () =>
  useQuery({
    queryKey: [...clientsKey, 'matchings'],
    queryFn: async () => (await callApi(matchingsSchema, { url: '/v1/users/get-matchings' })).data.matchings,
  });
