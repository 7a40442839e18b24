'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';
import type { LocationMapProps } from './location-map.client';

const LocationMapClient = dynamic(() => import('./location-map.client'), { ssr: false, loading: MapLoading });

/** Where a statement lies: one pin, with the address on a card. Nothing of it is loaded before it is seen. */
export function LocationMap(props: LocationMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  return (
    <div ref={box} className="relative isolate h-80 overflow-clip rounded-card bg-tuff-100 print:hidden">
      {isSeen ? <LocationMapClient {...props} /> : null}
    </div>
  );
}
