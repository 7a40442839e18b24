'use client';

import { useEffect } from 'react';
import { type LastSearch, rememberSearch } from '@/lib/stores/last-searches';
import { rememberSearchReport } from '@/lib/stores/search-reports';

/** Stores the search, and the report that opened statements are counted in, in this browser. Renders nothing. */
export function RememberSearch({ search, reportUuid }: { search: LastSearch | null; reportUuid: string }) {
  useEffect(() => rememberSearchReport(reportUuid), [reportUuid]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The address names the search; its object is new with every answer of the server.
  useEffect(() => {
    if (search) rememberSearch(search);
  }, [search?.addresses.ka]);
  return null;
}
