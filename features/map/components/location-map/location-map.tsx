'use client';

import { useRef } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';
import type { LocationMapProps } from './location-map.client';

const LocationMapClient = clientOnlyComponent(async () => (await import('./location-map.client')).default, <MapLoading />);

/** Heights of the placeholder, with and without the surroundings. */
const rooms = { tbilisi: 'min-h-200 lg:min-h-128', tall: 'min-h-80 lg:min-h-114', other: 'min-h-80' } as const;

/** The location of a statement and what is around it. Loaded when it comes into view. */
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
