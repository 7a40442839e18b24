'use client';

import { useQuery } from '@tanstack/react-query';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { Relaxation } from '@/lib/contracts/statements/relaxations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { readFilters } from '@/lib/routes/addresses/search-address';
import { useDebounced } from '@/lib/use-debounced';
import { getRelaxations } from './relaxations';

/** As long as the count waits for a pause in the changes. */
const debounceMs = 250;

/** The changes that give a draft without results some; none until they are known, and for a draft with results. */
export function useRelaxations(filters: StatementFilters, isEmpty: boolean): Relaxation[] {
  const query = useDebounced(serialiseStatementFilters(filters).toString(), debounceMs);
  const { data } = useQuery({
    queryKey: ['relaxations', query],
    queryFn: ({ signal }) => getRelaxations(readFilters(query), signal),
    enabled: isEmpty,
  });
  return isEmpty ? (data?.changes ?? []) : [];
}
