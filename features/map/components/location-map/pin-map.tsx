'use client';

import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import dynamic from 'next/dynamic';
import { useRef } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';

const PinMapClient = dynamic(() => import('./pin-map.client'), { ssr: false, loading: MapLoading });

export type PinMapProps = {
  /** The place under the pin; another one moves the map there. */
  at: LatLng;
  /** Counts tiles of 256 pixels. */
  zoom: number;
  label: string;
  /** Called with the new place under the pin when the visitor has moved the map. */
  onMove: (at: LatLng) => void;
  /** With a key Google draws the map, without one we do. */
  googleMapsKey?: string | undefined;
};

/** A map under a pin that stands in its middle: moving the map, by finger, mouse or arrows, puts the pin. */
export function PinMap(props: PinMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  return (
    <div ref={box} className="relative isolate h-72 overflow-clip rounded-card bg-tuff-100">
      {isSeen ? <PinMapClient {...props} /> : null}
      <MapPinIcon
        weight="fill"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-1/2 z-10 size-11 -translate-x-1/2 -translate-y-full text-brand drop-shadow-md"
      />
    </div>
  );
}
