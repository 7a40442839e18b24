'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { placeTreeOf } from '@/components/place-picker/gazetteer-tree';
import { PlacePickerField } from '@/components/place-picker/place-picker-field';
import type { City } from '@/lib/contracts/locations';
import { useListingError, useListingForm, useListingValues } from './listing-form-context';
import { placeOf, placesOf, selectionOf } from './place-choice';

type Props = {
  cities: readonly City[];
  texts: {
    hint: string;
    title: string;
    placeholder: string;
    levels: readonly [string, string, string];
    open: (name: string) => string;
    remove: (name: string) => string;
    urbanMissing: string;
  };
};

/** City, district and neighbourhood, one of each. Another city removes the street; any other place removes the pin. */
export function PlaceField({ cities, texts }: Props) {
  const common = useTranslations('common');
  const locale = useLocale();
  const { change, texts: formTexts } = useListingForm();
  const values = useListingValues(({ city_id, district_id, urban_id }) => ({ city_id, district_id, urban_id }));
  const [cityError, districtError, urbanError] = [
    useListingError('city_id'),
    useListingError('district_id'),
    useListingError('urban_id'),
  ];
  const error = cityError ?? districtError ?? urbanError;
  const tree = useMemo(() => placeTreeOf(cities, locale), [cities, locale]);
  const chosen = placesOf(values, cities).map(({ display_names }) => display_names[locale]);
  const label = formTexts.label('city_id');
  const isUrbanMissing = error?.key === 'errors.field_required' && values.city_id !== null;
  return (
    <div data-field="city_id">
      <PlacePickerField
        label={label}
        isRequired
        error={isUrbanMissing ? texts.urbanMissing : error && formTexts.error('city_id', error, label)}
        hint={texts.hint}
        choice="one"
        tree={tree}
        selection={selectionOf(values)}
        onSelectionChange={(selection) => {
          const place = placeOf(selection, cities);
          const isSameCity = place.city_id === values.city_id;
          // The three levels share one message, so each choice changes all of them.
          change({ ...place, ...(isSameCity ? {} : { street_id: null, street_name: '' }), lat: null, lng: null });
        }}
        text={chosen.join(', ')}
        placeholder={texts.placeholder}
        labels={{
          title: texts.title,
          levels: texts.levels,
          open: texts.open,
          remove: texts.remove,
          clear: common('clear'),
          submit: formTexts.choose,
          back: common('back'),
          close: common('close'),
        }}
      />
    </div>
  );
}
