'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { RecordDialog, type RecordDialogProps } from '@/components/records/record-dialog';
import { PairLines } from '@/components/records/record-lines';
import { Switch } from '@/components/ui/switch';
import type { StockItem } from '@/lib/contracts/clients';
import { bodyOf, emptyStock, formOf } from '../domain/stock-values';
import { saveStock } from '../queries/keep-stock';
import { type StockForm, stockFormSchema } from '../stock-form.schema';
import { OwnerFields, SizeFields, WhereFields } from './stock-fields';

const names = [
  'real_estate_type_id',
  'deal_type_id',
  'city_id',
  'district_id',
  'urban_id',
  'address',
  'area',
  'room_type_id',
  'price',
  'owner_name',
  'owner_phone',
  'comment',
] as const;

/** The form of an entry. */
export function StockDialog({ save = saveStock, ...dialog }: RecordDialogProps<StockItem> & { save?: typeof saveStock }) {
  const t = useTranslations('my_base');
  const { item } = dialog;
  const form = useForm<StockForm>({
    resolver: zodResolver(stockFormSchema),
    defaultValues: item ? formOf(item) : emptyStock,
  });
  return (
    <RecordDialog
      {...dialog}
      form={form}
      names={names}
      save={(values) => save(item?.id ?? null, bodyOf(values))}
      title={t(item ? 'edit_title' : 'add_title')}
    >
      <PairLines />
      <WhereFields />
      <SizeFields />
      <OwnerFields />
      <Switch checked={form.watch('shared')} onCheckedChange={(isOn) => form.setValue('shared', isOn)}>
        {t('fields.shared')}
      </Switch>
    </RecordDialog>
  );
}
