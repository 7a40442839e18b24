'use client';

import { type RefObject, useRef } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';
import type { SearchMapProps } from './search-map.client';

const SearchMapClient = clientOnlyComponent(async () => (await import('./search-map.client')).default, <MapLoading />);
const CardLink = clientOnlyComponent(async () => (await import('./card-link')).CardLink);

type Props = SearchMapProps & { /** Around the cards beside the map. */ list: RefObject<HTMLElement | null> };

/** The map of a search. Loaded when it comes into view. */
export function SearchMap({ list, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  return (
    <div ref={box} className="size-full bg-tuff-100">
      {isSeen ? <SearchMapClient {...props} /> : null}
      {isSeen ? <CardLink list={list} /> : null}
    </div>
  );
}
