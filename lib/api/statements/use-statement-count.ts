'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { readFilters } from '@/lib/routes/addresses/search-address';
import { useDebounced } from '@/lib/use-debounced';
import { countStatements } from './statement-count';

const debounceMs = 250;

/**
 * The number of statements that a draft of filters finds. It is fetched after a pause in the changes; an outdated call is aborted.
 * @returns undefined until the first response, and after a failure
 */
export function useStatementCount(filters: StatementFilters): number | undefined {
  const query = serialiseStatementFilters(filters).toString();
  const settled = useDebounced(query, debounceMs);
  const { data, isError } = useQuery({
    queryKey: ['statement-count', settled],
    queryFn: ({ signal }) => countStatements(readFilters(settled), signal),
    placeholderData: keepPreviousData,
  });
  return isError ? undefined : data?.total;
}
