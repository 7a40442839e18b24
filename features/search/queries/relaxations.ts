import { callApi } from '@/lib/api/client';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { type NearMatch, nearMatchesSchema, type Relaxations, relaxationsSchema } from '@/lib/contracts/statements/relaxations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

const ofSearches = {
  keyOf: (filters: StatementFilters) => String(serialiseStatementFilters(filters)),
  shown: () => ['site', 'search'] as const,
  max: 100,
};

/** Changes of a search without results that give it some, smallest first. */
export const getRelaxations = withKeyedCache(async (filters: StatementFilters, signal?: AbortSignal): Promise<Relaxations> => {
  const url = `/microservice/statements/relaxations?${serialiseStatementFilters(filters)}`;
  return (await callApi(relaxationsSchema, { url, ...(signal ? { signal } : {}) })).data;
}, ofSearches);

/** The statements that meet the most conditions of a search. */
export const getNearMatches = withKeyedCache(
  async (filters: StatementFilters): Promise<NearMatch[]> =>
    (await callApi(nearMatchesSchema, { url: `/microservice/statements/nearest?${serialiseStatementFilters(filters)}` })).data,
  ofSearches,
);
