'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { placeTreeOf } from '@/components/place-picker/gazetteer-tree';
import { PlacePickerField as Field } from '@/components/place-picker/place-picker-field';
import { placeOf, placesOf, selectionOf } from '../../domain/place-choice';
import { usePublishForm, usePublishFormState } from '../form-context';
import { useFieldErrorMessage } from './field-error-message';

/** City, district and neighbourhood, one of each; another place takes the street and the pin along. */
export function PlaceField() {
  const t = useTranslations('publishing');
  const common = useTranslations('common');
  const locale = useLocale();
  const words = useFieldErrorMessage();
  const { form } = usePublishForm();
  const cities = usePublishFormState((state) => state.cities);
  const values = usePublishFormState((state) => state.values);
  const fault = usePublishFormState(({ errors }) => errors.city_id ?? errors.district_id ?? errors.urban_id);
  const tree = useMemo(() => placeTreeOf(cities, locale), [cities, locale]);
  const chosen = placesOf(values, cities).map(({ display_names }) => display_names[locale]);
  const label = t('fields.city_id');
  const asksNeighbourhood = fault?.key === 'errors.field_required' && values.city_id !== null;
  return (
    <div data-field="city_id">
      <Field
        label={label}
        isRequired
        error={asksNeighbourhood ? t('faults.urban_missing') : words('city_id', fault, label)}
        hint={t('hints.place')}
        choice="one"
        tree={tree}
        selection={selectionOf(values)}
        onSelectionChange={(selection) => {
          const place = placeOf(selection, cities);
          const isSameCity = place.city_id === values.city_id;
          const street = isSameCity ? {} : { street_id: null, street_name: '' };
          // One message stands for the three levels, so any choice takes it away.
          form.getState().change({ ...place, ...street, lat: null, lng: null });
        }}
        text={chosen.join(', ')}
        placeholder={t('place_placeholder')}
        labels={{
          title: t('place_title'),
          levels: [t('levels.city'), t('levels.district'), t('levels.urban')],
          open: (name) => t('place_open', { name }),
          remove: (name) => t('place_remove', { name }),
          clear: common('clear'),
          submit: t('choose'),
          back: common('back'),
          close: common('close'),
        }}
      />
    </div>
  );
}
