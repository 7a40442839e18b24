'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { CurrencyField } from '@/components/crud/crud-form-fields';
import { useMarketLabels } from '@/components/crud/use-market-labels';
import { FormInput } from '@/components/form/form-input';
import { PlacesField } from '@/components/place-picker/place-field';
import { Chip } from '@/components/ui/buttons/chip';
import { Field } from '@/components/ui/inputs/field';
import { hasRooms } from '@/lib/domain/statement/market-ids';
import { useMessage } from '@/lib/i18n/use-message';
import type { ClientForm } from '../client-form';

/** Places and rooms. */
export function CriteriaFields() {
  const t = useTranslations('clients.fields');
  const translate = useMessage();
  const labels = useMarketLabels();
  const form = useFormContext<ClientForm>();
  const values = form.watch();
  const { cities, districts, urbans } = form.formState.errors;
  const errorKey = (cities ?? districts ?? urbans)?.message;
  const toggle = (id: string, isOn: boolean) =>
    form.setValue('room_types', isOn ? [...values.room_types, id] : values.room_types.filter((other) => other !== id));
  return (
    <>
      <PlacesField
        label={t('places')}
        value={values}
        onChange={(places) => {
          form.setValue('cities', places.cities);
          form.setValue('districts', places.districts);
          form.setValue('urbans', places.urbans);
        }}
        error={errorKey === undefined ? null : translate(errorKey)}
      />
      {hasRooms(Number(values.real_estate_type_id)) ? (
        <Field as="group" label={t('rooms')}>
          <div className="flex flex-wrap gap-2">
            {labels.roomOptions.map(({ value, label }) => (
              <Chip key={value} isSelected={values.room_types.includes(value)} onSelectedChange={(isOn) => toggle(value, isOn)}>
                {label}
              </Chip>
            ))}
          </div>
        </Field>
      ) : null}
    </>
  );
}

/** Budget and area. */
export function RangeFields() {
  const t = useTranslations('clients.fields');
  const { control } = useFormContext<ClientForm>();
  const bound = { control, kind: 'decimal', isGrouped: true } as const;
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 grid-cols-2 gap-4">
          <FormInput {...bound} name="price_from" label={t('price_from')} />
          <FormInput {...bound} name="price_to" label={t('price_to')} />
        </div>
        <CurrencyField className="sm:mt-6.5" />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <FormInput {...bound} name="area_from" label={t('area_from')} />
        <FormInput {...bound} name="area_to" label={t('area_to')} />
      </div>
    </>
  );
}
