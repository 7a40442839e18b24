import { callApi } from '@/lib/api/client';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { type NearMatch, nearMatchesSchema, type Relaxations, relaxationsSchema } from '@/lib/contracts/statements/relaxations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

/** Changes of a search without results that give it some, smallest first. */
export async function getRelaxations(filters: StatementFilters, signal?: AbortSignal): Promise<Relaxations> {
  const url = `/microservice/statements/relaxations?${serialiseStatementFilters(filters)}`;
  return (await callApi(relaxationsSchema, { url, ...(signal ? { signal } : {}) })).data;
}

/** The statements that meet the most conditions of a search. */
export async function getNearMatches(filters: StatementFilters): Promise<NearMatch[]> {
  return (await callApi(nearMatchesSchema, { url: `/microservice/statements/nearest?${serialiseStatementFilters(filters)}` }))
    .data;
}
