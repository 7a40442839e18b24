'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useFormContext } from 'react-hook-form';
import { CrudDialog, type CrudDialogProps } from '@/components/crud/crud-dialog';
import { CurrencyField, TypeAndDealFields } from '@/components/crud/crud-form-fields';
import { useMarketLabels } from '@/components/crud/use-market-labels';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { PlacesField } from '@/components/place-picker/place-field';
import { Chip } from '@/components/ui/buttons/chip';
import { Field } from '@/components/ui/inputs/field';
import type { Client } from '@/lib/contracts/account/clients';
import { hasRooms } from '@/lib/domain/statement/market-ids';
import { useMessage } from '@/lib/i18n/use-message';
import { type ClientForm, clientFormSchema, emptyClientForm, toClientBody, toClientForm } from '../client-form';
import { useSaveClient } from '../queries/clients';

/** Name and phone of the buyer. */
function PersonFields() {
  const t = useTranslations('clients.fields');
  const { control } = useFormContext<ClientForm>();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormInput control={control} name="name" label={t('name')} maxLength={100} autoComplete="off" isRequired />
      <FormInput control={control} name="phone" label={t('phone')} inputMode="tel" maxLength={24} autoComplete="off" />
    </div>
  );
}

/** Places and rooms. */
function CriteriaFields() {
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
function RangeFields() {
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

const names = [
  'name',
  'phone',
  'real_estate_type_id',
  'deal_type_id',
  'cities',
  'districts',
  'urbans',
  'price_from',
  'price_to',
  'area_from',
  'area_to',
  'comment',
] as const;

/** The form of a client. */
export function ClientDialog(dialog: CrudDialogProps<Client>) {
  const t = useTranslations('clients');
  const { item } = dialog;
  const { mutateAsync: save } = useSaveClient();
  const form = useForm<ClientForm>({
    resolver: zodResolver(clientFormSchema),
    defaultValues: item ? toClientForm(item) : emptyClientForm,
  });
  return (
    <CrudDialog
      {...dialog}
      form={form}
      names={names}
      save={(values) => save({ id: item?.id ?? null, body: toClientBody(values) })}
      title={t(item ? 'edit_title' : 'add_title')}
      description={t('private')}
    >
      <PersonFields />
      <TypeAndDealFields />
      <CriteriaFields />
      <RangeFields />
      <FormTextarea control={form.control} name="comment" label={t('fields.comment')} rows={3} maxLength={1000} />
    </CrudDialog>
  );
}
