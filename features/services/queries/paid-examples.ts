import { callApi } from '@/lib/api/client';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';

const examplesCount = 2;

/** The statements in the paid strip at the moment; none when the list cannot be read. */
export async function getPaidExamples(): Promise<StatementCard[]> {
  const query = serialiseStatementFilters({ is_vip: true, per_page: examplesCount });
  try {
    return (await callApi(statementListSchema, { url: `/microservice/statements?${query}` })).data.data;
  } catch {
    return [];
  }
}
