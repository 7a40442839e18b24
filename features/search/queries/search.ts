import { callApi } from '@/lib/api/client';
import { type Complex, complexesSchema, type GroupedStreet, groupedStreetsSchema } from '@/lib/contracts/locations';
import { serialiseStatementFilters, vipPageSize } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';

/** One page of the list, up to four auctions of the same search, and the id of the report that opened statements are counted in. */
export async function getStatements(filters: StatementFilters) {
  return (await callApi(statementListSchema, { url: `/microservice/statements?${serialiseStatementFilters(filters)}` })).data;
}

/** The paid strip of a search: at most nine, in the rotating order of their tiers. */
export async function getPaidStatements(filters: StatementFilters): Promise<StatementCard[]> {
  const strip = { ...filters, is_vip: true, per_page: vipPageSize, page: undefined, order_by: undefined, sequence: undefined };
  return (await getStatements(strip)).data;
}

/** The residential complexes of the filters; calls the API only when there are any. */
export async function getChosenComplexes({ projects: ids = [] }: StatementFilters): Promise<Complex[]> {
  if (ids.length === 0) return [];
  const { data } = await callApi(complexesSchema, { url: '/locations/v2/complexes' });
  return data.filter(({ id }) => ids.includes(id));
}

/** The streets of the filters; calls the API only when there are any. */
export async function getChosenStreets({ streets = [], grouped_streets = [] }: StatementFilters): Promise<GroupedStreet[]> {
  const ids = [...new Set([...streets, ...grouped_streets])];
  if (ids.length === 0) return [];
  const response = await callApi(groupedStreetsSchema, {
    url: '/microservice/locations/grouped-streets',
    params: { ids: ids.join(',') },
  });
  return response.data.data;
}
