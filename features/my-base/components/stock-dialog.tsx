'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { useFormSending } from '@/components/form/use-form-sending';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Switch } from '@/components/ui/switch';
import type { StockItem } from '@/lib/contracts/clients';
import { bodyOf, emptyStock, formOf } from '../domain/stock-values';
import { saveStock } from '../queries/keep-stock';
import { type StockForm, stockFormSchema } from '../stock-form.schema';
import { PairFields, SizeFields, WhereFields } from './stock-fields';

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

type Props = {
  /** The entry to change; null for a new one. */
  item: StockItem | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: () => void;
  save?: typeof saveStock;
};

/** The form of an entry. What was typed stands until it is saved, even if the dialog is closed in between. */
export function StockDialog({ item, isOpen, onOpenChange, onSaved, save = saveStock }: Props) {
  const t = useTranslations('my_base');
  const agency = useTranslations('agency.form');
  const common = useTranslations('common');
  const form = useForm<StockForm>({
    resolver: zodResolver(stockFormSchema),
    defaultValues: item ? formOf(item) : emptyStock,
  });
  const { submit, failure, isSending } = useFormSending(form, names, async (values: StockForm) => {
    await save(item?.id ?? null, bodyOf(values));
    form.reset(item ? values : emptyStock);
    onSaved();
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={595}
      title={t(item ? 'edit_title' : 'add_title')}
      closeLabel={common('close')}
      isOutsidePressIgnored
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PairFields form={form} />
        <WhereFields form={form} />
        <SizeFields form={form} />
        <fieldset className="flex flex-col gap-4 rounded-card bg-tuff-50 p-4">
          <legend className="sr-only">{t('private_title')}</legend>
          <p className="type-sm flex items-start gap-2 text-ink-2">
            <LockSimpleIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t('private_text')}
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormInput
              control={form.control}
              name="owner_name"
              label={t('fields.owner_name')}
              maxLength={100}
              autoComplete="off"
            />
            <FormInput
              control={form.control}
              name="owner_phone"
              label={t('fields.owner_phone')}
              inputMode="tel"
              maxLength={24}
              autoComplete="off"
            />
          </div>
          <FormTextarea control={form.control} name="comment" label={t('fields.comment')} rows={3} maxLength={1000} />
        </fieldset>
        <Switch checked={form.watch('shared')} onCheckedChange={(isOn) => form.setValue('shared', isOn)}>
          {t('fields.shared')}
        </Switch>
        <FormFailureAlert failure={failure} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {agency('cancel')}
          </Button>
          <Button type="submit" isLoading={isSending} loadingText={agency('saving')}>
            {agency('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
