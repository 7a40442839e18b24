'use client';

import { useRef } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';
import type { DistrictMapProps } from './district-map.client';

const DistrictMapClient = clientOnlyComponent(async () => (await import('./district-map.client')).default, <MapLoading />);

/** The districts of a city on a small map inside a form. Loaded when it comes into view. */
export function DistrictMap(props: DistrictMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  return (
    <div
      ref={box}
      className="relative isolate h-46 overflow-clip rounded-card bg-tuff-100 lg:h-64 print:hidden [@media(scripting:none)]:hidden"
    >
      {isSeen ? <DistrictMapClient {...props} /> : null}
    </div>
  );
}
