'use client';

import { useFormContext } from 'react-hook-form';
import type { PlaceIds } from '@/lib/domain/place/place-selection';
import { useMessage } from '@/lib/i18n/use-message';
import { PlaceField } from './place-field';

/** The required place of a form with the fields `city_id`, `district_id` and `urban_id`. */
export function FormPlaceField({ label }: { label: string }) {
  const translate = useMessage();
  const form = useFormContext<PlaceIds>();
  const [city_id, district_id, urban_id] = form.watch(['city_id', 'district_id', 'urban_id']);
  const { errors, isSubmitted } = form.formState;
  const errorKey = (errors.city_id ?? errors.district_id ?? errors.urban_id)?.message;
  return (
    <PlaceField
      label={label}
      isRequired
      value={{ city_id, district_id, urban_id }}
      onChange={(place) => {
        form.setValue('city_id', place.city_id, { shouldValidate: isSubmitted });
        form.setValue('district_id', place.district_id);
        form.setValue('urban_id', place.urban_id);
      }}
      error={errorKey === undefined ? null : translate(errorKey)}
    />
  );
}
