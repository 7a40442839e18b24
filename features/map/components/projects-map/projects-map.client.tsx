'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { boundsAround, type LatLng } from '@/lib/domain/place/map-bounds';
import { formatPriceShort } from '@/lib/format/money';
import { useCurrency } from '@/lib/stores/currency';
import type { MapHandle, MapMarker } from '../canvas/canvas';
import { MapCanvas } from '../canvas/map-canvas';
import { ZoomControls } from '../map-controls';

/** A project on the map: its name, the lowest price of a square metre by currency, and its page. */
export type ProjectPoint = {
  id: number;
  at: LatLng;
  name: string;
  amounts: Readonly<Record<string, number>> | null;
  href: string;
};
export type ProjectsMapProps = { points: readonly ProjectPoint[]; googleMapsKey?: string | undefined };

/** Projects of several cities start at the capital; the others are reached by moving the map. */
const citySpanMax = 1;
const tbilisi = { center: { lat: 41.725, lng: 44.77 }, zoom: 12 };

function startOf(points: readonly ProjectPoint[]) {
  const area = boundsAround(points.map(({ at }) => at));
  if (!area) return tbilisi;
  const [, west, , east] = area;
  return east - west < citySpanMax ? area : tbilisi;
}

function ProjectPin({ point }: { point: ProjectPoint }) {
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const amount = point.amounts?.[currencyId];
  return (
    <a
      href={point.href}
      className="num type-sm block rounded-full bg-white px-3 py-1.5 font-semibold whitespace-nowrap text-ink shadow-sh-2 transition hover:bg-tuff-900 hover:text-white"
    >
      {point.name}
      {amount === undefined ? null : <span className="font-normal"> · {formatPriceShort(amount, currencyId, locale)}</span>}
    </a>
  );
}

/** All projects of a list on one map; a pin leads to the project's page. */
export default function ProjectsMapClient({ points, googleMapsKey }: ProjectsMapProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const markers: MapMarker[] = points.map((point) => ({
    key: String(point.id),
    at: point.at,
    anchor: 'bottom',
    layer: 1,
    node: <ProjectPin point={point} />,
  }));
  return (
    <>
      <MapCanvas
        googleMapsKey={googleMapsKey}
        unavailableText={t('unavailable_place')}
        locale={locale}
        label={t('projects')}
        start={startOf(points)}
        markers={markers}
        hasCooperativeGestures
        onReady={setHandle}
      />
      {handle ? (
        <div className="absolute top-4 right-4 z-10">
          <ZoomControls handle={handle} />
        </div>
      ) : null}
    </>
  );
}
