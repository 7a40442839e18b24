'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';

const LocationMapClient = dynamic(() => import('./location-map.client'), { ssr: false, loading: MapLoading });

export type LocationMapProps = {
  at: LatLng;
  /** The street with its number, and the places around it. */
  address: string;
  place: string;
  /** With a key Google draws the map, without one we do. */
  googleMapsKey?: string | undefined;
};

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
