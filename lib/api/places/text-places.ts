import { callApi } from '@/lib/api/client';
import { textPlacesSchema } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { mayNamePlaces, withTextPlaces } from '@/lib/domain/place/text-places';

/** The filters with the places that their text names; the same object where it names none. */
export async function readTextPlaces(filters: StatementFilters): Promise<StatementFilters> {
  if (!mayNamePlaces(filters)) return filters;
  const { data } = await callApi(textPlacesSchema, { url: '/locations/v2/text', params: { q: filters.q } });
  return withTextPlaces(filters, data);
}
