import { callApi } from '@/lib/api/client';
import { countStatements } from '@/lib/api/statements/statement-count';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { serialiseStatementFilters, vipPageSize } from '@/lib/contracts/statements/filter-query';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';
import { categoryTypeIds } from '../components/categories';

type HomeCounts = { total: number; byTypeId: ReadonlyMap<number, number> };

/** How many statements are listed, in total and by the types on the home page; at most a minute old. */
export const getHomeCounts = withTtlCache(async (): Promise<HomeCounts> => {
  const [all, ...ofTypes] = await Promise.all([
    countStatements({}),
    ...categoryTypeIds.map((typeId) => countStatements({ real_estate_types: [typeId] })),
  ]);
  return { total: all.total, byTypeId: new Map(categoryTypeIds.map((typeId, index) => [typeId, ofTypes[index]?.total ?? 0])) };
});

/** The paid statements of the whole market, at most nine, in the rotating order of their tiers; at most a minute old. */
export const getVipStatements = withTtlCache(async (): Promise<StatementCard[]> => {
  const query = serialiseStatementFilters({ is_vip: true, per_page: vipPageSize });
  return (await callApi(statementListSchema, { url: `/microservice/statements?${query}` })).data.data;
}, ['site', 'search']);
