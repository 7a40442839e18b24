'use client';

import { type ReactNode, useRef } from 'react';
import { SearchMap } from './search-map';
import type { SearchMapProps } from './search-map.client';

type Props = SearchMapProps & { children: ReactNode };

/** A list that is part of a page, from 1200 px beside a map that stays in sight; below that the map follows the list. */
export function SectionSplit({ children, ...map }: Props) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className="xl:flex xl:items-start xl:gap-6">
      <div ref={list} className="min-w-0 xl:w-[min(840px,calc(100%-20rem*var(--k)))] xl:shrink-0">
        {children}
      </div>
      <div
        id="map"
        className="z-10 h-96 scroll-mt-(--header-h) overflow-hidden rounded-card max-xl:mt-8 xl:sticky xl:top-[calc(var(--header-visible-h)+61px+--spacing(4))] xl:mt-4 xl:h-[min(--spacing(160),calc(100dvh-var(--header-visible-h)-61px-(--spacing(8))))] xl:min-w-0 xl:flex-1 print:hidden"
      >
        <SearchMap {...map} list={list} />
      </div>
    </div>
  );
}
