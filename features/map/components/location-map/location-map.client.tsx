'use client';

import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import type { MapHandle, MapMarker } from '../canvas/canvas';
import { MapCanvas } from '../canvas/map-canvas';
import { ZoomControls } from '../map-controls';

export type LocationMapProps = {
  at: LatLng;
  /** The street with its number, and the places around it. */
  address: string;
  place: string;
  /** With a key Google draws the map, without one we do. */
  googleMapsKey?: string | undefined;
};

/** Streets around a house. */
const zoom = 15;

function PlacePin() {
  const t = useTranslations('map.place');
  return (
    <span role="img" aria-label={t('pin')} className="relative block h-12 w-10 drop-shadow-md">
      <svg viewBox="0 0 40 48" aria-hidden="true" className="size-full text-brand">
        <path d="M20 48C9 35 2 28 2 18.500a18 18 0 0 1 36 0C38 28 31 35 20 48z" fill="currentColor" />
      </svg>
      <HouseIcon aria-hidden="true" weight="fill" className="absolute top-2 left-2 size-6 text-white" />
    </span>
  );
}

/** The map of one place. The page scrolls past it, so it moves by dragging or with two fingers, and zooms with its buttons or Ctrl. */
export default function LocationMapClient({ at, address, place, googleMapsKey }: LocationMapProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const markers: MapMarker[] = [{ key: 'place', at, anchor: 'bottom', layer: 1, node: <PlacePin /> }];
  return (
    <>
      <MapCanvas
        googleMapsKey={googleMapsKey}
        unavailableText={t('unavailable_place')}
        locale={locale}
        label={t('place.label', { address })}
        start={{ center: at, zoom }}
        markers={markers}
        hasCooperativeGestures
        onReady={setHandle}
      />
      {handle ? (
        <>
          <div className="pointer-events-none absolute bottom-4 left-4 z-10 max-w-[calc(100%-(--spacing(24)))] rounded-control bg-surface px-4 py-2.5 shadow-sh-2">
            <p className="type-label font-semibold">{address || place}</p>
            {address ? <p className="type-xs text-ink-2">{place}</p> : null}
          </div>
          <div className="absolute top-4 right-4 z-10">
            <ZoomControls handle={handle} />
          </div>
        </>
      ) : null}
    </>
  );
}
