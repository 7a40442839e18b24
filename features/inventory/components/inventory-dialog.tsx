'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { CrudDialog, type CrudDialogProps } from '@/components/crud/crud-dialog';
import { TypeAndDealFields } from '@/components/crud/crud-form-fields';
import { Switch } from '@/components/ui/inputs/switch';
import type { InventoryItem } from '@/lib/contracts/account/clients';
import { emptyInventoryForm, toInventoryBody, toInventoryForm } from '../domain/inventory-values';
import { type InventoryForm, inventoryFormSchema } from '../inventory-form.schema';
import { useSaveInventoryItem } from '../queries/save-inventory-item';
import { LocationFields, OwnerFields, SizeAndPriceFields } from './inventory-fields';

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
export function InventoryDialog(dialog: CrudDialogProps<InventoryItem>) {
  const t = useTranslations('inventory');
  const { item } = dialog;
  const { mutateAsync: save } = useSaveInventoryItem();
  const form = useForm<InventoryForm>({
    resolver: zodResolver(inventoryFormSchema),
    defaultValues: item ? toInventoryForm(item) : emptyInventoryForm,
  });
  return (
    <CrudDialog
      {...dialog}
      form={form}
      names={names}
      save={(values) => save({ id: item?.id ?? null, body: toInventoryBody(values) })}
      title={t(item ? 'edit_title' : 'add_title')}
    >
      <TypeAndDealFields />
      <LocationFields />
      <SizeAndPriceFields />
      <OwnerFields />
      <Switch checked={form.watch('shared')} onCheckedChange={(isOn) => form.setValue('shared', isOn)}>
        {t('fields.shared')}
      </Switch>
    </CrudDialog>
  );
}
