'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { placesOf } from '../../domain/place-choice';
import { usePublishForm, usePublishFormState } from '../form-context';

export type PinMapProps = {
  /** Where the map goes when it changes: the chosen place, until the owner puts the pin. */
  at: LatLng;
  zoom: number;
  /** Accessible name of the map. */
  label: string;
  onMove: (at: LatLng) => void;
};
/** Draws the map; another feature owns maps, so the page hands it in. */
export type RenderPinMap = (props: PinMapProps) => ReactNode;

/** How near the map stands: a city, a district, a neighbourhood, a pin. */
const zooms = [12, 13, 15] as const;
const pinZoom = 17;
const decimals = 6;

const round = (degrees: number): number => Number(degrees.toFixed(decimals));

/** The pin on the map, in the middle of what it shows: moving the map moves the pin. */
export function PinField({ renderMap }: { renderMap: RenderPinMap }) {
  const t = useTranslations('publishing');
  const locale = useLocale();
  const { form } = usePublishForm();
  const cities = usePublishFormState((state) => state.cities);
  const values = usePublishFormState((state) => state.values);
  const places = placesOf(values, cities);
  const nearest = places.at(-1);
  if (!nearest) return null;
  const isPut = values.lat !== null && values.lng !== null;
  const at = isPut ? { lat: values.lat ?? 0, lng: values.lng ?? 0 } : { lat: nearest.lat, lng: nearest.lng };
  return (
    <section aria-labelledby="pin-title" data-field="lat">
      <h3 id="pin-title" className="type-label">
        {t('pin.title')}
      </h3>
      <p id="pin-hint" className="type-xs mt-0.5 mb-2 text-ink-2">
        {t('pin.hint')}
      </p>
      {renderMap({
        at,
        zoom: isPut ? pinZoom : (zooms[places.length - 1] ?? zooms[0]),
        label: t('pin.label', { place: nearest.display_names[locale] }),
        onMove: ({ lat, lng }) => form.getState().change({ lat: round(lat), lng: round(lng) }),
      })}
      <p className="type-xs mt-2 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        {isPut ? (
          <>
            <span className="flex items-center gap-1.5 text-vine-800">
              <CheckCircleIcon weight="fill" aria-hidden="true" className="size-4 shrink-0 text-vine-600" />
              <span role="status">{t('pin.put')}</span>
            </span>
            <button
              type="button"
              onClick={() => form.getState().change({ lat: null, lng: null })}
              className="hit rounded-sm font-medium text-link hover:underline"
            >
              {t('pin.reset')}
            </button>
          </>
        ) : (
          t('pin.none')
        )}
      </p>
    </section>
  );
}
