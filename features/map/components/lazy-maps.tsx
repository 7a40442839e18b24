'use client';

import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import dynamic from 'next/dynamic';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DistrictMapProps } from './district-map/district-map.client';
import type { LocationMapProps } from './location-map/location-map.client';
import type { PinMapProps } from './location-map/pin-map.client';
import { MapLoading } from './map-loading';
import type { ProjectsMapProps } from './projects-map/projects-map.client';
import type { SearchMapProps } from './search-map/search-map.client';

/** Half a small screen ahead, so that the map is there when it is reached. */
const rootMargin = '200px';

/** Whether an element has come near the screen; stays true from then on. A hidden element is on no screen. */
function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}

const LocationMapClient = dynamic(() => import('./location-map/location-map.client'), { ssr: false, loading: MapLoading });

/** The rooms of a map with and without what is around, kept until it is loaded. */
const rooms = { tbilisi: 'min-h-200 lg:min-h-128', other: 'min-h-80' } as const;

/** Where a statement lies and what is around it. Nothing of it is loaded before it is seen. */
export function LocationMap({ hasSurroundings, ...props }: LocationMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  return (
    <div ref={box} className={`${hasSurroundings ? rooms.tbilisi : rooms.other} print:hidden`}>
      {isSeen ? <LocationMapClient {...props} hasSurroundings={hasSurroundings} /> : null}
    </div>
  );
}

const PinMapClient = dynamic(() => import('./location-map/pin-map.client'), { ssr: false, loading: MapLoading });

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

const SearchMapClient = dynamic(() => import('./search-map/search-map.client'), { ssr: false, loading: MapLoading });

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

const DistrictMapClient = dynamic(() => import('./district-map/district-map.client'), { ssr: false, loading: MapLoading });

/** The districts of a city on a small map inside a form. Nothing of it is loaded before it is seen. */
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

const ProjectsMapClient = dynamic(() => import('./projects-map/projects-map.client'), { ssr: false, loading: MapLoading });

/** Projects on a map. Nothing of it is loaded before it is seen. */
export function ProjectsMap(props: ProjectsMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  return (
    <div ref={box} className="relative isolate h-128 overflow-clip rounded-card bg-tuff-100">
      {isSeen ? <ProjectsMapClient {...props} /> : null}
    </div>
  );
}
