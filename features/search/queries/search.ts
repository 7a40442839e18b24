import { callApi } from '@/lib/api/client';
import { withKeyedCache, withTtlCache } from '@/lib/api/ttl-cache';
import { type Complex, complexesSchema, type GroupedStreet, groupedStreetsSchema } from '@/lib/contracts/locations';
import { serialiseStatementFilters, vipPageSize } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';

const readList = withKeyedCache(
  async (query: string) => (await callApi(statementListSchema, { url: `/microservice/statements?${query}` })).data,
  { keyOf: (query) => query, shown: () => ['site', 'search'], max: 60 },
);

/**
 * One page of the list, and the id of the report that opened statements are counted in.
 * @param withAuctions whether up to four auctions of the same search come along
 */
export const getStatements = (filters: StatementFilters, withAuctions = false) =>
  readList(`${serialiseStatementFilters(filters)}&with_auctions=${withAuctions ? 1 : 0}`);

/** The paid strip of a search: at most nine, in the rotating order of their tiers. */
export async function getPaidStatements(filters: StatementFilters): Promise<StatementCard[]> {
  const strip = { ...filters, is_vip: true, per_page: vipPageSize, page: undefined, order_by: undefined, sequence: undefined };
  return (await getStatements(strip)).data;
}

const readComplexes = withTtlCache(async () => (await callApi(complexesSchema, { url: '/locations/v2/complexes' })).data);

/** The residential complexes of the filters; calls the API only when there are any. */
export async function getChosenComplexes({ projects: ids = [] }: StatementFilters): Promise<Complex[]> {
  if (ids.length === 0) return [];
  return (await readComplexes()).filter(({ id }) => ids.includes(id));
}

const readStreets = withKeyedCache(
  async (ids: string): Promise<GroupedStreet[]> =>
    (await callApi(groupedStreetsSchema, { url: '/microservice/locations/grouped-streets', params: { ids } })).data.data,
  { keyOf: (ids) => ids, shown: () => ['site'], max: 500 },
);

/** The streets of the filters; calls the API only when there are any. */
export async function getChosenStreets({ streets = [], grouped_streets = [] }: StatementFilters): Promise<GroupedStreet[]> {
  const ids = [...new Set([...streets, ...grouped_streets])];
  return ids.length === 0 ? [] : readStreets(ids.join(','));
}
