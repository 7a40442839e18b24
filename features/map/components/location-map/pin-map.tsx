'use client';

import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { useRef } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';
import type { PinMapProps } from './pin-map.client';

const PinMapClient = clientOnlyComponent(async () => (await import('./pin-map.client')).default, <MapLoading />);

/** A map under a pin in its middle: moving the map, by finger, mouse or arrows, puts the pin. */
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
