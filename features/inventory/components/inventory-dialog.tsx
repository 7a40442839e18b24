'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { useTranslations } from 'next-intl';
import { useForm, useFormContext } from 'react-hook-form';
import { CrudDialog, type CrudDialogProps } from '@/components/crud/crud-dialog';
import { CurrencyField, TypeAndDealFields } from '@/components/crud/crud-form-fields';
import { useMarketLabels } from '@/components/crud/use-market-labels';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { FormTextarea } from '@/components/form/form-textarea';
import { FormPlaceField } from '@/components/place-picker/form-place-field';
import { Switch } from '@/components/ui/inputs/switch';
import type { InventoryItem } from '@/lib/contracts/account/clients';
import { hasRooms } from '@/lib/domain/statement/market-ids';
import { emptyInventoryForm, type InventoryForm, inventoryFormSchema, toInventoryBody, toInventoryForm } from '../inventory-form';
import { useSaveInventoryItem } from '../queries/inventory';

/** Place and address. */
function LocationFields() {
  const t = useTranslations('inventory');
  const { control } = useFormContext<InventoryForm>();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormPlaceField label={t('fields.place')} />
      <FormInput control={control} name="address" label={t('fields.address')} autoComplete="off" />
    </div>
  );
}

/** Area, rooms and price. */
function SizeAndPriceFields() {
  const t = useTranslations('inventory');
  const labels = useMarketLabels();
  const form = useFormContext<InventoryForm>();
  const number = { control: form.control, kind: 'decimal', isGrouped: true } as const;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput {...number} name="area" label={t('fields.area')} isRequired />
        {hasRooms(Number(form.watch('real_estate_type_id'))) ? (
          <FormSelect
            control={form.control}
            name="room_type_id"
            label={t('fields.rooms')}
            options={[{ value: '', label: t('rooms_unknown') }, ...labels.roomOptions]}
          />
        ) : null}
      </div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <FormInput {...number} name="price" label={t('fields.price')} />
        </div>
        <CurrencyField className="mt-6.5" />
      </div>
    </>
  );
}

/** The owner; visible only to the visitor who added the item. */
function OwnerFields() {
  const t = useTranslations('inventory');
  const { control } = useFormContext<InventoryForm>();
  const line = { control, autoComplete: 'off' } as const;
  return (
    <fieldset className="flex flex-col gap-4 rounded-card bg-tuff-50 p-4">
      <legend className="sr-only">{t('private_title')}</legend>
      <p className="type-sm flex items-start gap-2 text-ink-2">
        <LockSimpleIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('private_text')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput {...line} name="owner_name" label={t('fields.owner_name')} maxLength={100} />
        <FormInput {...line} name="owner_phone" label={t('fields.owner_phone')} inputMode="tel" maxLength={24} />
      </div>
      <FormTextarea control={control} name="comment" label={t('fields.comment')} rows={3} maxLength={1000} />
    </fieldset>
  );
}

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

/** The form of an inventory item. */
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
