'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { RecordPlaceField } from '@/components/records/place-field';
import { useCities } from '@/components/records/use-cities';
import { useMarketWords } from '@/components/records/use-market-words';
import { Chip } from '@/components/ui/chip';
import { Field } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import type { ClientForm } from '../client-form.schema';
import { hasRooms } from '../domain/client-values';

type Fields = { form: UseFormReturn<ClientForm> };

/** Who the buyer is. */
export function PersonFields({ form }: Fields) {
  const t = useTranslations('clients.fields');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormInput control={form.control} name="name" label={t('name')} maxLength={100} autoComplete="off" isRequired />
      <FormInput control={form.control} name="phone" label={t('phone')} inputMode="tel" maxLength={24} autoComplete="off" />
    </div>
  );
}

/** What is looked for, and where. */
export function WishFields({ form }: Fields) {
  const t = useTranslations('clients.fields');
  const agency = useTranslations('agency.form');
  const words = useMarketWords();
  const cities = useCities();
  const values = form.watch();
  const toggle = (id: string, isOn: boolean) =>
    form.setValue('room_types', isOn ? [...values.room_types, id] : values.room_types.filter((other) => other !== id));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          control={form.control}
          name="real_estate_type_id"
          label={agency('type')}
          placeholder={agency('choose')}
          options={words.typeOptions}
          isRequired
          onChosen={(next) => {
            const isAllowed = words.dealOptions(Number(next)).some(({ value }) => value === values.deal_type_id);
            if (!isAllowed) form.setValue('deal_type_id', '');
          }}
        />
        <FormSelect
          control={form.control}
          name="deal_type_id"
          label={agency('deal')}
          placeholder={agency('choose')}
          options={words.dealOptions(Number(values.real_estate_type_id))}
          isRequired
        />
      </div>
      <RecordPlaceField
        label={t('places')}
        cities={cities.data}
        choice="many"
        value={values}
        onChange={(places) => {
          form.setValue('cities', places.cities);
          form.setValue('districts', places.districts);
          form.setValue('urbans', places.urbans);
        }}
        fault={(form.formState.errors.cities ?? form.formState.errors.districts ?? form.formState.errors.urbans)?.message}
      />
      {hasRooms(values.real_estate_type_id) ? (
        <Field as="group" label={t('rooms')}>
          <div className="flex flex-wrap gap-2">
            {words.roomOptions.map(({ value, label }) => (
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
export function BoundFields({ form }: Fields) {
  const t = useTranslations('clients.fields');
  const agency = useTranslations('agency.form');
  const currencyId = form.watch('currency_id');
  const bound = { control: form.control, kind: 'decimal', isGrouped: true } as const;
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 grid-cols-2 gap-4">
          <FormInput {...bound} name="price_from" label={t('price_from')} />
          <FormInput {...bound} name="price_to" label={t('price_to')} />
        </div>
        <Segmented
          label={agency('currency')}
          options={[
            { value: '1', label: '₾' },
            { value: '2', label: '$' },
          ]}
          value={currencyId}
          onValueChange={(next) => form.setValue('currency_id', next)}
          className="sm:mt-6.5"
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <FormInput {...bound} name="area_from" label={t('area_from')} />
        <FormInput {...bound} name="area_to" label={t('area_to')} />
      </div>
    </>
  );
}
