import { callApi } from '@/lib/api/client';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type StatementCount, statementCountSchema } from '@/lib/contracts/statements/statements';

/** The number of statements that the filters find, and of their pages. */
export const countStatements = withKeyedCache(
  async (filters: StatementFilters, signal?: AbortSignal): Promise<StatementCount> => {
    const url = `/microservice/statements/count?${serialiseStatementFilters(filters)}`;
    return (await callApi(statementCountSchema, { url, ...(signal ? { signal } : {}) })).data;
  },
  {
    keyOf: (filters) => String(serialiseStatementFilters(filters)),
    shown: () => ['site', 'search'],
    max: 2000,
    name: 'statement count',
  },
);
