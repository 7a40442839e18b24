'use client';

import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { cn } from '@/lib/cn';
import { boundsAround, type LatLng } from '@/lib/domain/place/map-bounds';
import { MapMessages } from '@/lib/i18n/lazy-messages';
import { chooseSurroundings, type Surrounding, type SurroundingGroup } from '../../domain/surroundings';
import type { MapHandle, MapMarker } from '../canvas/canvas';
import { MapCanvas } from '../canvas/map-canvas';
import { ZoomControls } from '../map-controls';
import { SurroundingPin } from '../surroundings/surrounding-marks';
import { SurroundingChips, SurroundingsList } from '../surroundings/surroundings-list';
import { useSurroundings } from '../surroundings/use-surroundings';

export type LocationMapProps = {
  at: LatLng;
  /** The street with its number, and the places around it. */
  address: string;
  place: string;
  /** With a key Google draws the map, without one we do. */
  googleMapsKey?: string | undefined;
  /** Whether the surroundings are loaded and shown. */
  hasSurroundings: boolean;
  /** Whether the place is somewhere around: a disc instead of a pin. */
  isApproximate?: boolean;
  /** Whether a map without surroundings is as high on wide screens as one with them. */
  isTall?: boolean;
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

/** The middle of the street or neighbourhood: the home is somewhere around. */
function AreaPin() {
  const t = useTranslations('map.place');
  return (
    <span role="img" aria-label={t('pin_approximate')} className="block size-40 rounded-full border-2 border-brand bg-brand/15" />
  );
}

type FrameProps = LocationMapProps & { near: readonly Surrounding[]; hasAddress: boolean };

/** The map of one place. The page scrolls past it, so it moves by dragging or with two fingers, and zooms with its buttons or Ctrl. */
function PlaceMap({ at, address, place, googleMapsKey, near, hasAddress, isApproximate = false }: FrameProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const markers: MapMarker[] = [
    ...near.map(
      (each): MapMarker => ({ key: each.key, at: each.at, anchor: 'center', layer: 1, node: <SurroundingPin near={each} /> }),
    ),
    isApproximate
      ? { key: 'place', at, anchor: 'center', layer: 2, node: <AreaPin /> }
      : { key: 'place', at, anchor: 'bottom', layer: 2, node: <PlacePin /> },
  ];
  const keys = near.map(({ key }) => key).join();
  const showAll = useEffectEvent((target: MapHandle) => {
    const area = near.length > 0 ? boundsAround([at, ...near.map((each) => each.at)]) : null;
    if (area) target.fit(area);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: The keys name what is near; the list is new with every render.
  useEffect(() => {
    if (handle) showAll(handle);
  }, [handle, keys]);
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
          {hasAddress ? (
            <div className="pointer-events-none absolute bottom-4 left-4 z-10 max-w-[calc(100%-(--spacing(24)))] rounded-control bg-surface px-4 py-2.5 shadow-sh-2">
              <p className="type-label font-semibold">{address || place}</p>
              {address ? <p className="type-xs text-ink-2">{place}</p> : null}
              {isApproximate ? <p className="type-xs text-ink-2">{t('place.approximate')}</p> : null}
            </div>
          ) : null}
          <div className="absolute top-4 right-4 z-10">
            <ZoomControls handle={handle} />
          </div>
        </>
      ) : null}
    </>
  );
}

const mapFrame = 'relative isolate overflow-clip rounded-card bg-tuff-100';

/** The home among what is near it: chips filter both the map and the list. */
function SurroundedPlace(props: LocationMapProps) {
  const [group, setGroup] = useState<SurroundingGroup | null>(null);
  const found = useSurroundings(props.at);
  const near = typeof found === 'string' ? [] : found;
  const shown = chooseSurroundings(near, group);
  return (
    <div className="flex flex-col gap-3">
      <SurroundingChips near={near} group={group} onGroupChange={setGroup} />
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,280px)]">
        <div className={`${mapFrame} h-80 lg:h-114`}>
          <PlaceMap {...props} near={shown} hasAddress={false} />
        </div>
        {shown.length > 0 ? <SurroundingsList shown={shown} /> : null}
      </div>
    </div>
  );
}

/** The location of a home and, in Tbilisi, what is around it. */
export default function LocationMapClient(props: LocationMapProps) {
  return (
    <MapMessages>
      {props.hasSurroundings ? (
        <SurroundedPlace {...props} />
      ) : (
        <div className={cn(mapFrame, 'h-80', props.isTall && 'lg:h-114')}>
          <PlaceMap {...props} near={[]} hasAddress />
        </div>
      )}
    </MapMessages>
  );
}
