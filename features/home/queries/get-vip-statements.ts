import { callApi } from '@/lib/api/client';
import { serialiseStatementFilters, vipPageSize } from '@/lib/contracts/statements/statement-filters';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';

/** The paid statements of the whole market, at most nine, in the rotating order of their tiers. */
export async function getVipStatements(): Promise<StatementCard[]> {
  const query = serialiseStatementFilters({ is_vip: true, per_page: vipPageSize });
  return (await callApi(statementListSchema, { url: `/microservice/statements?${query}` })).data.data;
}
