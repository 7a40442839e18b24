'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useLocale, useTranslations } from 'next-intl';
import { useListingForm, useListingValues } from '@/components/listing-form/listing-form-context';
import { PinField, type RenderPinMap } from '@/components/listing-form/pin-field';
import { placesOf } from '@/components/listing-form/place-choice';
import { usePublishForm } from '../form-context';

/** Zooms of the map around a city, a district and a neighbourhood. */
const zooms = [12, 13, 15] as const;

/** The pin of the statement, once its place is chosen. */
export function StatementPin({ renderMap }: { renderMap: RenderPinMap }) {
  const t = useTranslations('publishing.pin');
  const locale = useLocale();
  const { cities } = usePublishForm();
  const { change } = useListingForm();
  const values = useListingValues(({ city_id, district_id, urban_id, lat, lng }) => ({
    city_id,
    district_id,
    urban_id,
    lat,
    lng,
  }));
  const places = placesOf(values, cities);
  const nearest = places.at(-1);
  if (!nearest) return null;
  const { lat, lng } = values;
  const pin = lat === null || lng === null ? null : { lat, lng };
  return (
    <PinField
      renderMap={renderMap}
      pin={pin}
      around={{ lat: nearest.lat, lng: nearest.lng }}
      aroundZoom={zooms[places.length - 1] ?? zooms[0]}
      onMove={change}
      texts={{ title: t('title'), hint: t('hint'), mapLabel: t('label', { place: nearest.display_names[locale] }) }}
    >
      <p className="type-xs mt-2 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        {pin ? (
          <>
            <span className="flex items-center gap-1.5 text-vine-800">
              <CheckCircleIcon weight="fill" aria-hidden="true" className="size-4 shrink-0 text-vine-600" />
              <span role="status">{t('set')}</span>
            </span>
            <button
              type="button"
              onClick={() => change({ lat: null, lng: null })}
              className="hit rounded-sm font-medium text-link hover:underline"
            >
              {t('reset')}
            </button>
          </>
        ) : (
          t('none')
        )}
      </p>
    </PinField>
  );
}
