import { callApi } from '@/lib/api/client';
import { type GroupedStreet, groupedStreetsSchema } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

/** The streets of the filters; calls the API only when there are any. */
export async function getChosenStreets({ streets = [], grouped_streets = [] }: StatementFilters): Promise<GroupedStreet[]> {
  const ids = [...new Set([...streets, ...grouped_streets])];
  if (ids.length === 0) return [];
  const answer = await callApi(groupedStreetsSchema, {
    url: '/microservice/locations/grouped-streets',
    params: { ids: ids.join(',') },
  });
  return answer.data.data;
}
