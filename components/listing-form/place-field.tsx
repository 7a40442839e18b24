'use client';

import { useTranslations } from 'next-intl';
import { PlaceField as PickerField } from '@/components/place-picker/place-field';
import { useListingError, useListingForm, useListingValues } from './listing-form-context';

/** City, district and neighbourhood, one of each. Another city removes the street; any other place removes the pin. */
export function PlaceField({ texts }: { texts: { hint: string; urbanMissing: string } }) {
  const t = useTranslations('place');
  const { change, texts: formTexts } = useListingForm();
  const values = useListingValues(({ city_id, district_id, urban_id }) => ({ city_id, district_id, urban_id }));
  const [cityError, districtError, urbanError] = [
    useListingError('city_id'),
    useListingError('district_id'),
    useListingError('urban_id'),
  ];
  const error = cityError ?? districtError ?? urbanError;
  const label = formTexts.label('city_id');
  const isUrbanMissing = error?.key === 'errors.field_required' && values.city_id !== null;
  return (
    <div data-field="city_id">
      <PickerField
        label={label}
        title={t('listing_title')}
        placeholder={t('listing_placeholder')}
        isRequired
        error={isUrbanMissing ? texts.urbanMissing : error && formTexts.error('city_id', error, label)}
        hint={texts.hint}
        value={values}
        onChange={(place) => {
          const street = place.city_id === values.city_id ? {} : { street_id: null, street_name: '' };
          // The three levels share one message, so each choice changes all of them.
          change({ ...place, ...street, lat: null, lng: null });
        }}
      />
    </div>
  );
}
