'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { boundsAround, type MapBounds } from '@/lib/domain/place/map-bounds';
import { MapCanvas } from '../canvas/map-canvas';
import { DistrictPin, type DistrictPoint, useChosenDistricts } from './district-pins';

export type DistrictMapProps = { points: readonly DistrictPoint[]; googleMapsKey?: string | undefined };

const zoom = 11;
/** Room for the names of the outermost districts, as shares of what the districts span. */
const room = { height: 0.15, width: 0.3 };

function startOf(points: readonly DistrictPoint[]): MapBounds | null {
  const bounds = boundsAround(points.map(({ at }) => at));
  if (!bounds) return null;
  const [south, west, north, east] = bounds;
  const [high, wide] = [(north - south) * room.height, (east - west) * room.width];
  return [south - high, west - wide, north + high, east + wide];
}

/** The districts of a city, each a button that checks its box in the form around the map. */
export default function DistrictMapClient({ points, googleMapsKey }: DistrictMapProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { chosen, toggle } = useChosenDistricts(form);
  const [first] = points;
  if (!first) return null;
  return (
    <div ref={(box) => setForm(box?.closest('form') ?? null)} className="size-full">
      <MapCanvas
        googleMapsKey={googleMapsKey}
        unavailableText={t('unavailable_districts')}
        locale={locale}
        label={t('districts')}
        start={startOf(points) ?? { center: first.at, zoom }}
        markers={points.map((point) => ({
          key: String(point.id),
          at: point.at,
          anchor: 'center',
          layer: chosen.has(point.id) ? 2 : 1,
          node: <DistrictPin point={point} isChosen={chosen.has(point.id)} onPress={() => toggle(point.id)} />,
        }))}
        hasCooperativeGestures
      />
    </div>
  );
}
