'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { estimateCityId } from '@/lib/contracts/estimate';
import type { City } from '@/lib/contracts/locations';
import { placeChoices } from '../../domain/field-errors';
import { useEstimate, useEstimateStore } from '../../stores/estimate-context';
import { ChoiceField } from './choice-field';
import { StreetField } from './street-field';
import type { Geocoding } from './use-geocoding';

const third = 'col-span-2 md:col-span-4';

/** City, district and neighbourhood; a level that the place is not divided into is left out. */
export function PlaceFields({ cities }: { cities: readonly City[] }) {
  const values = useEstimate((state) => state.values);
  const { districts, urbans } = placeChoices(values, cities);
  return (
    <>
      <ChoiceField name="city_id" options={cities.filter(({ id }) => id === estimateCityId)} className={third} />
      {districts.length > 0 ? <ChoiceField name="district_id" options={districts} className={third} /> : null}
      {districts.length > 0 ? <ChoiceField name="urban_id" options={urbans} className={third} /> : null}
    </>
  );
}

/** Street and number; either puts the pin. */
export function StreetFields({ cities, locating }: { cities: readonly City[]; locating: Geocoding }) {
  const t = useTranslations('ai.fields');
  const locale = useLocale();
  const store = useEstimateStore();
  const number = useEstimate(({ values }) => values.street_number);
  const city = cities.find(({ id }) => id === estimateCityId);

  const locate = () => {
    const { street_name: street, street_number: house } = store.getState().values;
    const address = [street, house.trim()].filter(Boolean).join(' ');
    store.getState().change({ address });
    locating.findPoint(address, city?.display_names[locale] ?? '');
  };
  return (
    <>
      <StreetField
        className="col-span-2 md:col-span-5"
        onStreet={({ id, name, district_id, urban_id, at }) => {
          const { values, change } = store.getState();
          const district = district_id ?? values.district_id;
          const urban = urban_id ?? values.urban_id;
          const { urbans } = placeChoices({ ...values, district_id: district }, cities);
          const nearest = urbans.find((place) => place.id === urban) ?? city;
          const marker = at ?? values.marker ?? (nearest ? { lat: nearest.lat, lng: nearest.lng } : null);
          change({ district_id: district, urban_id: urban, street_id: id, street_name: name, marker });
          locate();
        }}
      />
      <Field label={t('street_number')} className="col-span-2 md:col-span-3">
        <Input
          value={number}
          maxLength={30}
          autoComplete="off"
          onValueChange={(text) => {
            store.getState().change({ street_number: text });
            if (store.getState().values.street_id !== null) locate();
          }}
        />
      </Field>
    </>
  );
}
