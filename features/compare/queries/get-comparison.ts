import { callApi } from '@/lib/api/client';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { type Comparison, comparisonSchema } from '@/lib/contracts/statements/comparison';

const readComparison = withKeyedCache(
  async (ids: readonly number[]): Promise<Comparison> =>
    (await callApi(comparisonSchema, { url: `/microservice/statements/comparison?ids=${ids.join(',')}` })).data,
  {
    keyOf: (ids) => ids.join(','),
    shown: (ids) => ['site', 'search', ...ids.map((id) => `statement ${id}` as const)],
    max: 50,
  },
);

/** The statements of a comparison; without ids there are none. */
export async function getComparison(ids: readonly number[]): Promise<Comparison> {
  return ids.length === 0 ? { statements: [], unavailable: [] } : readComparison(ids);
}
