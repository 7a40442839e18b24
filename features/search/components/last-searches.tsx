'use client';

import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type LastSearch, rememberSearch, useLastSearches } from '@/lib/stores/lists/last-searches';
import { rememberSearchReport } from '@/lib/stores/lists/search-reports';

/** Stores the search, and the report that opened statements are counted in, in this browser. Renders nothing. */
export function RememberSearch({ search, reportUuid }: { search: LastSearch | null; reportUuid: string }) {
  useEffect(() => rememberSearchReport(reportUuid), [reportUuid]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The address names the search; its object is new with every response of the server.
  useEffect(() => {
    if (search) rememberSearch(search);
    import('@/lib/analytics/data-layer').then(({ trackEvent }) => trackEvent('search')).catch(() => null);
  }, [search?.addresses.ka]);
  return null;
}

/** The visitor's recent searches, below a list without filters. */
export function LastSearchLinks() {
  const t = useTranslations('search');
  const locale = useLocale();
  const searches = useLastSearches();
  if (searches.length === 0) return null;
  return (
    <nav aria-label={t('last')} className="mt-8 min-w-0 print:hidden">
      <p aria-hidden="true" className="type-label mb-2 text-ink-2">
        {t('last')}
      </p>
      <ul className="flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap">
        {searches.map(({ words, addresses }) => (
          <li key={addresses.ka} className="max-w-full shrink-0">
            <a
              href={addresses[locale]}
              className="type-sm inline-flex min-h-11 max-w-80 items-center gap-2 rounded-full px-3.5 inset-ring inset-ring-tuff-300 transition hover:bg-tuff-50 lg:min-h-10"
            >
              <ClockCounterClockwiseIcon aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
              <span className="truncate">{words[locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
