'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useFormContext } from 'react-hook-form';
import { CrudDialog, type CrudDialogProps } from '@/components/crud/crud-dialog';
import { TypeAndDealFields } from '@/components/crud/crud-form-fields';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import type { Client } from '@/lib/contracts/account/clients';
import { type ClientForm, clientFormSchema, emptyClientForm, toClientBody, toClientForm } from '../client-form';
import { useSaveClient } from '../queries/clients';
import { CriteriaFields, RangeFields } from './criteria-fields';

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
