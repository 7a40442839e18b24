'use client';

import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import Link from 'next/link';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { useLastSearches } from '@/lib/stores/lists/last-searches';
import { MapLink } from './map-link';

const shownMax = 4;

type Props = {
  label: string;
  mapLabel: string;
  /** Other ways to search, at the end of the row. */
  children?: ReactNode;
};

/** The visitor's recent searches, and on phones a link to the map. An empty row keeps its height, so that nothing moves when the searches are read from the browser. */
export function RecentSearches({ label, mapLabel, children }: Props) {
  const locale = useLocale();
  const searches = useLastSearches().slice(0, shownMax);
  return (
    <div className="container-page min-h-20 overflow-x-clip pt-3.5 lg:min-h-22 lg:pt-4">
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] lg:mx-0 lg:overflow-visible lg:px-0">
        {/* Wide screens have it in the panel. */}
        <MapLink
          label={mapLabel}
          className="type-sm order-last min-h-11 rounded-full px-3.5 font-medium text-link inset-ring inset-ring-tuff-300 lg:hidden"
        />
        {searches.length === 0 ? null : (
          <nav aria-label={label} className="flex items-center gap-3">
            <span className="type-sm shrink-0 text-ink-2 max-lg:hidden">{label}</span>
            <ul className="flex gap-2 lg:flex-wrap">
              {searches.map((search) => (
                <li key={search.addresses.ka} className="shrink-0 lg:max-w-90">
                  <Link
                    href={search.addresses[locale]}
                    prefetch={false}
                    className="type-sm flex min-h-10 max-w-80 items-center gap-2 rounded-full px-3.5 font-medium inset-ring inset-ring-tuff-300 hover:bg-tuff-50 max-lg:min-h-11"
                  >
                    <ClockCounterClockwiseIcon aria-hidden="true" className="size-4 shrink-0" />
                    <span className="truncate">{search.words[locale]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
      </div>
    </div>
  );
}
