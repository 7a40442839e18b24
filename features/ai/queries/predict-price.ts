import { callApi } from '@/lib/api/client';
import { type Estimate, type EstimateBody, estimateResponseSchema } from '@/lib/contracts/estimate';

/**
 * Requests an estimate. @returns the first item of the response; null for an empty one
 * @throws ApiFailure 401 for guests, 422 where too few sales are nearby, 429 after too many in an hour
 */
export async function predictPrice(body: EstimateBody): Promise<Estimate | null> {
  const { data } = await callApi(estimateResponseSchema, { method: 'post', url: '/v1/evaluation-predict-price', data: body });
  return data[0] ?? null;
}
