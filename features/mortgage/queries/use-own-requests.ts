'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { ownLoanRequestsSchema } from '@/lib/contracts/mortgage';

export const ownRequestsKey = ['loan-requests'] as const;

/** One page of the visitor's own requests, the newest first. */
export const useOwnRequests = (page: number) =>
  useQuery(
    {
      queryKey: [...ownRequestsKey, page],
      queryFn: async ({ signal }) =>
        (await callApi(ownLoanRequestsSchema, { url: '/v1/users/take-loans', params: { page }, signal })).data,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
