'use client';

import { useLocale } from 'next-intl';
import { ChoiceField } from '@/components/listing-form/choice-field';
import { StreetField } from '@/components/listing-form/street-field';
import { TextField } from '@/components/listing-form/text-fields';
import { estimateCityId } from '@/lib/contracts/estimate';
import type { City } from '@/lib/contracts/locations';
import type { ChoiceName } from '@/lib/domain/statement/listing-values';
import { placeChoices } from '../../domain/field-errors';
import type { EstimateValues } from '../../domain/form-values';
import { useEstimateStore, useEstimateValues } from '../../stores/estimate-context';
import type { Geocoding } from './use-geocoding';

/** City, district and neighbourhood; levels that the place is not divided into are left out. */
export function PlaceFields({ cities }: { cities: readonly City[] }) {
  const values = useEstimateValues((all) => all);
  const { districts, urbans } = placeChoices(values, cities);
  const level = (name: ChoiceName, options: readonly Pick<City, 'id' | 'display_names'>[]) => (
    <ChoiceField
      name={name}
      options={options}
      look="list"
      isClearable={false}
      isShownEmpty
      className="col-span-2 md:col-span-4"
    />
  );
  return (
    <>
      {level(
        'city_id',
        cities.filter(({ id }) => id === estimateCityId),
      )}
      {districts.length > 0 ? level('district_id', districts) : null}
      {districts.length > 0 ? level('urban_id', urbans) : null}
    </>
  );
}

type FoundStreet = { id: number; name: string; district_id: number | null; urban_id: number | null };

/** Street and number; both move the pin. */
export function StreetFields({ cities, geocoding }: { cities: readonly City[]; geocoding: Geocoding }) {
  const locale = useLocale();
  const store = useEstimateStore();
  const city = cities.find(({ id }) => id === estimateCityId);

  const locate = () => {
    const { street_name: street, street_number: house } = store.form.getValues();
    const address = [street, house.trim()].filter(Boolean).join(' ');
    store.getState().change({ address });
    geocoding.findPoint(address, city?.display_names[locale] ?? '');
  };
  const choose = ({ id, name, district_id, urban_id }: FoundStreet, point: EstimateValues['marker']) => {
    const values = store.form.getValues();
    const place = { district_id: district_id ?? values.district_id, urban_id: urban_id ?? values.urban_id };
    const { urbans } = placeChoices({ ...values, ...place }, cities);
    const nearest = urbans.find((urban) => urban.id === place.urban_id) ?? city;
    const marker = point ?? values.marker ?? (nearest ? { lat: nearest.lat, lng: nearest.lng } : null);
    store.getState().change({ ...place, street_id: id, street_name: name, marker });
    locate();
  };
  return (
    <>
      <StreetField
        className="col-span-2 md:col-span-5"
        isHintTemporary
        onChosen={({ display_names, latitude: lat, longitude: lng, ...street }) =>
          choose({ ...street, name: display_names[locale] }, { lat, lng })
        }
        onAdded={(id, name) => choose({ id, name, district_id: null, urban_id: null }, null)}
      />
      <TextField
        name="street_number"
        maxLength={30}
        className="col-span-2 md:col-span-3"
        onChanged={() => {
          if (store.form.getValues('street_id') !== null) locate();
        }}
      />
    </>
  );
}
