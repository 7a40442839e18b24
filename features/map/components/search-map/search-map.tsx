'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';
import type { SearchMapProps } from './search-map.client';

const SearchMapClient = dynamic(() => import('./search-map.client'), { ssr: false, loading: MapLoading });

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
