import { callApi } from '@/lib/api/client';
import { dispensable, orWithoutWaiting } from '@/lib/api/dispensable';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';

const examplesCount = 2;

const readPaidExamples = withTtlCache(async (): Promise<StatementCard[]> => {
  const query = serialiseStatementFilters({ is_vip: true, per_page: examplesCount });
  return (await callApi(statementListSchema, { url: `/microservice/statements?${query}`, ...dispensable })).data.data;
}, ['site', 'search']);

/** The statements in the paid strip at the moment; none when the list cannot be read. */
export const getPaidExamples = orWithoutWaiting('examples of the paid strip', readPaidExamples, []);
