import { type ChoiceName, choiceCountsSchema } from '@/lib/contracts/statements/facets';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { callApi } from '../client';
import { withKeyedCache } from '../ttl-cache';

const pathOf = (choice: ChoiceName, filters: StatementFilters): string => `${choice}?${serialiseStatementFilters(filters)}`;

const readChoiceCounts = withKeyedCache(
  async (choice: ChoiceName, filters: StatementFilters): Promise<Record<string, number>> =>
    (await callApi(choiceCountsSchema, { url: `/microservice/statements/choice-counts/${pathOf(choice, filters)}` })).data,
  { keyOf: pathOf, shown: () => ['site', 'search'], max: 200 },
);

/** How many statements each choice of a condition would leave, by its id; empty where they cannot be counted. */
export const getChoiceCounts = (choice: ChoiceName, filters: StatementFilters): Promise<Record<string, number>> =>
  readChoiceCounts(choice, filters).catch(() => ({}));
