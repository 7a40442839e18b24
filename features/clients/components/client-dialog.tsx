'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormTextarea } from '@/components/form/form-textarea';
import { RecordDialog, type RecordDialogProps } from '@/components/records/record-dialog';
import { PairLines } from '@/components/records/record-lines';
import type { Client } from '@/lib/contracts/clients';
import { type ClientForm, clientFormSchema } from '../client-form.schema';
import { bodyOf, emptyClient, formOf } from '../domain/client-values';
import { saveClient } from '../queries/keep-client';
import { BoundFields, PersonFields, WishFields } from './client-fields';

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
export function ClientDialog({ save = saveClient, ...dialog }: RecordDialogProps<Client> & { save?: typeof saveClient }) {
  const t = useTranslations('clients');
  const { item } = dialog;
  const form = useForm<ClientForm>({
    resolver: zodResolver(clientFormSchema),
    defaultValues: item ? formOf(item) : emptyClient,
  });
  return (
    <RecordDialog
      {...dialog}
      form={form}
      names={names}
      save={(values) => save(item?.id ?? null, bodyOf(values))}
      title={t(item ? 'edit_title' : 'add_title')}
      description={t('private')}
    >
      <PersonFields />
      <PairLines />
      <WishFields />
      <BoundFields />
      <FormTextarea control={form.control} name="comment" label={t('fields.comment')} rows={3} maxLength={1000} />
    </RecordDialog>
  );
}
