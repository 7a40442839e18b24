import { callApi } from '@/lib/api/client';
import { type Comparison, comparisonSchema } from '@/lib/contracts/statements/comparison';

/** The statements of a comparison; without ids there are none. */
export async function getComparison(ids: readonly number[]): Promise<Comparison> {
  if (ids.length === 0) return { statements: [], unavailable: [] };
  return (await callApi(comparisonSchema, { url: `/microservice/statements/comparison?ids=${ids.join(',')}` })).data;
}
