'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useLocale, useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/listing-form/choice-field';
import { useListingForm, useListingValues } from '@/components/listing-form/listing-form-context';
import { PinField, type RenderPinMap } from '@/components/listing-form/pin-field';
import { PlaceField } from '@/components/listing-form/place-field';
import { StreetField } from '@/components/listing-form/street-field';
import { TextField } from '@/components/listing-form/text-fields';
import { placesOf } from '@/lib/domain/place/place-selection';
import { dealsOf } from '../../domain/offered-values';
import { usePublishForm, useStatement } from '../form-context';
import { StepFrame } from './step-frame';

/** Zooms of the map around a city, a district and a neighbourhood. */
const zooms = [12, 13, 15] as const;

/** The pin of the statement, once its place is chosen. */
function StatementPin({ renderMap }: { renderMap: RenderPinMap }) {
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

function PlaceAndStreet() {
  const t = useTranslations('publishing');
  const locale = useLocale();
  const { change } = useListingForm();
  return (
    <>
      <PlaceField texts={{ hint: t('hints.place'), urbanMissing: t('field_errors.urban_missing') }} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[1fr_--spacing(36)]">
        <StreetField
          onChosen={({ id, city_id, district_id, urban_id, display_names }) =>
            change({ street_id: id, street_name: display_names[locale], city_id, district_id, urban_id, lat: null, lng: null })
          }
          onAdded={(id, name) => change({ street_id: id, street_name: name })}
        />
        <TextField name="street_number" maxLength={30} />
      </div>
    </>
  );
}

/** What is offered and where. Type and deal are fixed once a statement was published. */
export function StepPlace({ renderMap }: { renderMap: RenderPinMap }) {
  const t = useTranslations('publishing');
  const { parameters } = usePublishForm();
  const statement = useStatement();
  const typeId = useListingValues((values) => values.real_estate_type_id);
  const hasStreet = useListingValues(({ street_id }) => street_id !== null);
  const isFixed = statement !== null && statement.expires_at !== null;
  return (
    <StepFrame title={t('steps.place')} text={t('required_note')}>
      <ChoiceField
        name="real_estate_type_id"
        options={parameters.dictionaries.real_estate_types ?? []}
        isRequired
        isClearable={false}
        isDisabled={isFixed}
        hint={isFixed ? t('hints.pair_fixed') : undefined}
      />
      <ChoiceField
        name="deal_type_id"
        options={dealsOf(parameters, typeId)}
        isRequired
        isClearable={false}
        isDisabled={isFixed}
      />
      <PlaceAndStreet />
      {hasStreet ? null : <TextField name="address" hint={t('hints.address')} />}
      <StatementPin renderMap={renderMap} />
    </StepFrame>
  );
}
