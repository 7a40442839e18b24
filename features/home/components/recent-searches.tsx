'use client';

import type { ReactNode } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { MapLink } from './map-link';

const RecentSearchLinks = clientOnlyComponent(async () => (await import('./recent-search-links')).RecentSearchLinks);

type Props = {
  label: string;
  mapLabel: string;
  /** Other ways to search, at the end of the row. */
  children?: ReactNode;
};

/** The visitor's recent searches, and on phones a link to the map. An empty row keeps its height, so that nothing moves when the searches are read from the browser. */
export function RecentSearches({ label, mapLabel, children }: Props) {
  return (
    <div className="container-page min-h-20 overflow-x-clip pt-3.5 lg:min-h-22 lg:pt-4">
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] lg:mx-0 lg:overflow-visible lg:px-0">
        {/* Wide screens have it in the panel. */}
        <MapLink
          label={mapLabel}
          className="type-sm order-last min-h-11 rounded-full px-3.5 font-medium text-link inset-ring inset-ring-tuff-300 lg:hidden"
        />
        <RecentSearchLinks label={label} />
        {children}
      </div>
    </div>
  );
}
