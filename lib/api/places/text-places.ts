import { callApi } from '@/lib/api/client';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { type TextPlaces, textPlacesSchema } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { mayNamePlaces, withTextPlaces } from '@/lib/domain/place/text-places';

const findTextPlaces = withKeyedCache(
  async (q: string | undefined): Promise<TextPlaces> =>
    (await callApi(textPlacesSchema, { url: '/locations/v2/text', params: { q } })).data,
  { keyOf: (q = '') => q, shown: () => ['site'], max: 500 },
);

/** The filters with the places that their text names; the same object where it names none. */
export async function readTextPlaces(filters: StatementFilters): Promise<StatementFilters> {
  if (!mayNamePlaces(filters)) return filters;
  return withTextPlaces(filters, await findTextPlaces(filters.q));
}
