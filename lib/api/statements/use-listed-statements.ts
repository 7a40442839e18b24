'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';

export type ListedStatements = ReadonlyMap<number, StatementCard>;

async function getListedStatements(ids: number[], signal: AbortSignal): Promise<ListedStatements> {
  const query = serialiseStatementFilters({ ids, per_page: ids.length });
  const { data } = await callApi(statementListSchema, { url: `/microservice/statements?${query}&with_auctions=0`, signal });
  return new Map(data.data.map((card) => [card.id, card]));
}

/** The cards of the ids that are listed now. The previous cards stay until those of other ids have come. */
export function useListedStatements(ids: number[]) {
  return useQuery({
    queryKey: ['listed-statements', ids],
    queryFn: ({ signal }) => getListedStatements(ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
