'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { pastEstimatesSchema } from '@/lib/contracts/estimate';

const queryKey = 'past-estimates';

/** One page of the visitor's past estimates, the newest first. */
export const usePastEstimates = (page: number) =>
  useQuery(
    {
      queryKey: [queryKey, page],
      queryFn: async ({ signal }) =>
        (await callApi(pastEstimatesSchema, { url: '/v1/users/estimates', params: { page }, signal })).data,
    },
    queryClient,
  );

/** Asks again for what a new estimate has changed. */
export const refreshPastEstimates = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [queryKey] });
