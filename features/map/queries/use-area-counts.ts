'use client';

import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { countStatements } from '@/lib/api/statements/statement-count';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { drawnFilters } from '../domain/search-area';

const staleMs = 60_000;

/** How many statements each area contains, and all together; without areas those of the search. Undefined while they are counted. */
export function useAreaCounts(filters: StatementFilters, areas: readonly string[], isEnabled: boolean) {
  const searches = [areas, ...(areas.length > 1 ? areas.map((area) => [area]) : [])].map((each) => drawnFilters(filters, each));
  const counts = useQueries({
    queries: searches.map((search) => ({
      queryKey: ['area-count', search],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await countStatements(search, signal)).total,
      enabled: isEnabled,
      placeholderData: keepPreviousData,
      staleTime: staleMs,
    })),
  });
  const [total, ...each] = counts.map(({ data }) => data);
  return { total, each: areas.length > 1 ? each : areas.map(() => total) };
}
