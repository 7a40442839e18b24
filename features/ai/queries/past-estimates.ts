'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '@/lib/api/client';
import { pastEstimatesSchema } from '@/lib/contracts/estimate';

const queryKey = 'past-estimates';

/** One page of the visitor's past estimates, the newest first. */
export const usePastEstimates = (page: number) =>
  useQuery({
    queryKey: [queryKey, page],
    queryFn: async ({ signal }) =>
      (await callApi(pastEstimatesSchema, { url: '/v1/users/estimates', params: { page }, signal })).data,
  });

/** Reloads the past estimates after a new one. */
export function useRefreshPastEstimates(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [queryKey] }), [client]);
}
