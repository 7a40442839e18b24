'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '@/lib/api/client';
import { type Estimate, type EstimateBody, estimateResponseSchema, pastEstimatesSchema } from '@/lib/contracts/estimate';
import { type StatementDetail, statementDetailResponseSchema } from '@/lib/contracts/statements/statements';

/** The statement to estimate. @throws ApiFailure 404 where it is not public */
export async function findStatement(id: number): Promise<StatementDetail> {
  return (await callApi(statementDetailResponseSchema, { url: `/microservice/statements/${id}` })).data.statement;
}

/**
 * Requests an estimate. @returns the first item of the response; null for an empty one
 * @throws ApiFailure 401 for guests, 422 where too few sales are nearby, 429 after too many in an hour
 */
export async function predictPrice(body: EstimateBody): Promise<Estimate | null> {
  const { data } = await callApi(estimateResponseSchema, { method: 'post', url: '/v1/evaluation-predict-price', data: body });
  return data[0] ?? null;
}

const queryKey = 'past-estimates';

/** One page of the visitor's past estimates, newest first. */
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
