'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { useEstimate, useEstimateStore } from '../../stores/estimate-context';

type PinMapProps = { at: LatLng; zoom: number; label: string; onMove: (at: LatLng) => void };
/** Draws the map; another feature owns maps, so the page hands it in. */
export type RenderPinMap = (props: PinMapProps) => ReactNode;

const cityZoom = 13;
const pinZoom = 17;
const decimals = 6;
const round = (degrees: number): number => Number(degrees.toFixed(decimals));

type Props = {
  renderMap: RenderPinMap;
  /** Where the map stands while there is no pin. */
  around: LatLng;
  placeName: string;
  onMove: (at: LatLng) => void;
};

/** The pin on the map: moving the map puts it, and the address under it is filled in. */
export function PinField({ renderMap, around, placeName, onMove }: Props) {
  const t = useTranslations('ai.pin');
  const store = useEstimateStore();
  const { marker, address } = useEstimate(({ values }) => values);
  return (
    <section aria-labelledby="estimate-pin" className="col-span-full">
      <h3 id="estimate-pin" className="type-label">
        {t('title')}
      </h3>
      <p className="type-xs mt-0.5 mb-2 text-ink-2">{t('hint')}</p>
      {renderMap({
        at: marker ?? around,
        zoom: marker ? pinZoom : cityZoom,
        label: t('label', { place: placeName }),
        onMove: ({ lat, lng }) => {
          const at = { lat: round(lat), lng: round(lng) };
          store.getState().change({ marker: at });
          onMove(at);
        },
      })}
      <p role="status" className="type-sm mt-2 min-h-5.5 text-ink-2">
        {address}
      </p>
    </section>
  );
}
