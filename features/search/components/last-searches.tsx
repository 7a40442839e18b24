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
    // Failures are ignored.
    remember(search, reportUuid).catch(() => null);
  }, [reportUuid, search?.addresses.ka]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search is counted once.
  useEffect(() => {
    import('@/lib/analytics/data-layer').then(({ trackEvent }) => trackEvent('search')).catch(() => null);
  }, [search?.addresses.ka]);
  return null;
}

/**
 * The visitor's recent searches, below a list without filters. They are in the browser's storage, and their code is loaded after the page.
 */
export const LastSearchLinks = clientOnlyComponent(async () => (await import('./last-search-links')).LastSearchLinks);
