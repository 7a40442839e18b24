'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChoiceName } from '@/lib/contracts/statements/facets';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { readFilters } from '@/lib/routes/addresses/search-address';
import { useDebounced } from '@/lib/use-debounced';
import { queryClient } from '../query-client';
import { getChoiceCounts } from './choice-counts';

/** As long as the count of a draft waits for a pause in the changes. */
const debounceMs = 250;

/**
 * How many statements each choice of a condition would leave of a draft, by its id; a choice that leaves none is absent.
 * @param isShown nothing is fetched for hidden choices
 * @returns undefined until the first response, and where choices cannot be counted
 */
export function useChoiceCounts(
  choice: ChoiceName,
  filters: StatementFilters,
  isShown: boolean,
): Record<string, number> | undefined {
  const query = useDebounced(serialiseStatementFilters(filters).toString(), debounceMs);
  const { data } = useQuery(
    {
      queryKey: ['choice-counts', choice, query],
      queryFn: () => getChoiceCounts(choice, readFilters(query)),
      placeholderData: keepPreviousData,
      enabled: isShown,
    },
    queryClient,
  );
  return data && Object.keys(data).length > 0 ? data : undefined;
}
