'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import type { MapView } from '../../queries/use-map-points';
import type { MapHandle } from '../canvas/canvas';
import { MapCanvas } from '../canvas/map-canvas';
import { ZoomControls } from '../map-controls';

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

/** About three metres. A map that was moved by code stops this close to its target. */
const sameDegrees = 0.00003;

const isSame = (one: LatLng, other: LatLng): boolean =>
  Math.abs(one.lat - other.lat) < sameDegrees && Math.abs(one.lng - other.lng) < sameDegrees;

const centerOf = ({ bounds: [south, west, north, east] }: MapView): LatLng => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});

export default function PinMapClient({ at, zoom, label, onMove, googleMapsKey }: PinMapProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  /** The middle of the map, or the target of its flight. */
  const middle = useRef(at);
  const [start] = useState({ center: at, zoom });
  // A finger puts the pin by moving the map; a wheel that passes over it scrolls the page.
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);

  const flyToPlace = useEffectEvent((place: LatLng) => {
    if (!handle || isSame(place, middle.current)) return;
    middle.current = place;
    handle.flyTo(place, zoom);
  });
  useEffect(() => {
    if (handle) flyToPlace({ lat: at.lat, lng: at.lng });
  }, [handle, at.lat, at.lng]);

  const reportPlace = (view: MapView) => {
    const place = centerOf(view);
    if (isSame(place, middle.current)) return;
    middle.current = place;
    onMove(place);
  };
  return (
    <>
      <MapCanvas
        googleMapsKey={googleMapsKey}
        unavailableText={t('unavailable_pin')}
        locale={locale}
        label={label}
        start={start}
        markers={[]}
        hasCooperativeGestures={!isTouch}
        onReady={setHandle}
        onViewChange={reportPlace}
      />
      {handle ? (
        <div className="absolute top-3 right-3 z-10">
          <ZoomControls handle={handle} />
        </div>
      ) : null}
    </>
  );
}
