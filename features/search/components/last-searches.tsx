'use client';

import { useEffect } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import type { LastSearch } from '@/lib/stores/lists/last-searches';

async function remember(search: LastSearch | null, reportUuid: string): Promise<void> {
  const [{ rememberSearch }, { rememberSearchReport }] = await Promise.all([
    import('@/lib/stores/lists/last-searches'),
    import('@/lib/stores/lists/search-reports'),
  ]);
  rememberSearchReport(reportUuid);
  if (search) rememberSearch(search);
}

/** Stores the search, and the report that opened statements are counted in, in this browser. Renders nothing. */
export function RememberSearch({ search, reportUuid }: { search: LastSearch | null; reportUuid: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The address names the search; its object is new with every response of the server.
  useEffect(() => {
    // What is not remembered is lost: no visitor waits for it.
    remember(search, reportUuid).catch(() => null);
  }, [reportUuid, search?.addresses.ka]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search is counted once.
  useEffect(() => {
    import('@/lib/analytics/data-layer').then(({ trackEvent }) => trackEvent('search')).catch(() => null);
  }, [search?.addresses.ka]);
  return null;
}

/** The visitor's recent searches, below a list without filters. The browser holds them, and loads after the page what shows them. */
export const LastSearchLinks = clientOnlyComponent(async () => (await import('./last-search-links')).LastSearchLinks);
