'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { countStatements } from '@/lib/api/statement-count';
import { type StatementFilters, serialiseStatementFilters } from '@/lib/contracts/statement-filters';
import { readFilters } from '@/lib/routes/search-address';
import { useDebounced } from '@/lib/use-debounced';

const debounceMs = 350;

/**
 * How many statements the panel would find as it stands, asked after a pause in its changes.
 * @returns undefined before the first answer and when the count cannot be had
 */
export function usePanelCount(filters: StatementFilters): number | undefined {
  const settled = useDebounced(serialiseStatementFilters(filters).toString(), debounceMs);
  const { data, isError } = useQuery(
    {
      queryKey: ['panel-count', settled],
      queryFn: ({ signal }) => countStatements(readFilters(settled), signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return isError ? undefined : data?.total;
}
