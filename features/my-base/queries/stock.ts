'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Listing } from '@/components/records/listing';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { stockSchema } from '@/lib/contracts/clients';

const rootKey = ['my-base'] as const;

/** One page of the visitor's own entries and of those that colleagues share. */
export const useStock = ({ q, page }: Listing) =>
  useQuery(
    {
      queryKey: [...rootKey, q, page],
      queryFn: async ({ signal }) =>
        (await callApi(stockSchema, { url: '/microservice/users/my-base', params: { q: q || undefined, page }, signal })).data,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

/** Asks again, after something changed. */
export const refreshStock = (): Promise<void> => queryClient.invalidateQueries({ queryKey: rootKey });
