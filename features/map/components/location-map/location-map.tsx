'use client';

import { useRef } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';
import type { LocationMapProps } from './location-map.client';

const LocationMapClient = clientOnlyComponent(async () => (await import('./location-map.client')).default, <MapLoading />);

/** The rooms of a map with and without what is around, kept until it is loaded. */
const rooms = { tbilisi: 'min-h-200 lg:min-h-128', tall: 'min-h-80 lg:min-h-114', other: 'min-h-80' } as const;

/** Where a statement lies and what is around it. Nothing of it is loaded before it is seen. */
export function LocationMap({ hasSurroundings, ...props }: LocationMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  const room = hasSurroundings ? rooms.tbilisi : props.isTall ? rooms.tall : rooms.other;
  return (
    <div ref={box} className={`${room} print:hidden`}>
      {isSeen ? <LocationMapClient {...props} hasSurroundings={hasSurroundings} /> : null}
    </div>
  );
}
