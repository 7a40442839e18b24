'use client';

import { useEffect } from 'react';
import { type LastSearch, rememberSearch } from '@/lib/stores/last-searches';
import { rememberSearchReport } from '@/lib/stores/search-reports';

/** Keeps in this browser what the visitor searched for and the report that openings are counted to. Draws nothing. */
export function RememberSearch({ search, reportUuid }: { search: LastSearch | null; reportUuid: string }) {
  useEffect(() => rememberSearchReport(reportUuid), [reportUuid]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The address names the search; its object is new with every answer of the server.
  useEffect(() => {
    if (search) rememberSearch(search);
  }, [search?.addresses.ka]);
  return null;
}
