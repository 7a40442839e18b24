'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';

const SearchMapClient = dynamic(() => import('./search-map.client'), { ssr: false, loading: MapLoading });

export type SearchMapProps = {
  /** The filters of the list beside the map. */
  filters: StatementFilters;
  /** With a key Google draws the map, without one we do. */
  googleMapsKey?: string | undefined;
};

/** The map of a search. Nothing of it is loaded before it is seen. */
export function SearchMap(props: SearchMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  return (
    <div ref={box} className="size-full bg-tuff-100">
      {isSeen ? <SearchMapClient {...props} /> : null}
    </div>
  );
}
