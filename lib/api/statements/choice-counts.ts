import { type ChoiceName, choiceCountsSchema } from '@/lib/contracts/statements/facets';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { callApi } from '../client';

/** How many statements each choice of a condition would leave, by its id; empty where they cannot be counted. */
export async function getChoiceCounts(choice: ChoiceName, filters: StatementFilters): Promise<Record<string, number>> {
  const url = `/microservice/statements/choice-counts/${choice}?${serialiseStatementFilters(filters)}`;
  return (await callApi(choiceCountsSchema, { url }).catch(() => ({ data: {} }))).data;
}
