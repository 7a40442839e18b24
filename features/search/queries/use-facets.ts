'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { type Facets, facetsSchema, type PriceKind } from '@/lib/contracts/statements/facets';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { useDebounced } from '@/lib/use-debounced';

/** As long as the count of the draft waits for a pause in the changes. */
const debounceMs = 250;

/** Counts of the choices of a draft, and the spread of its prices of a kind; undefined until they are known. */
export function useFacets(filters: StatementFilters, kind: PriceKind): Facets | undefined {
  const parameters = serialiseStatementFilters(filters);
  if (kind !== 'price') parameters.set('prices_of', kind);
  const query = useDebounced(parameters.toString(), debounceMs);
  const { data } = useQuery(
    {
      queryKey: ['facets', query],
      queryFn: async ({ signal }) =>
        (await callApi(facetsSchema, { url: `/microservice/statements/facets?${query}`, signal })).data,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return data;
}
