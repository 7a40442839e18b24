'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FormSelect } from '@/components/form/form-select';
import { Segmented } from '@/components/ui/inputs/segmented';
import { useMarketLabels } from './use-market-labels';

type TypeAndDeal = { real_estate_type_id: string; deal_type_id: string };

/** Type and deal. Choosing a type that does not allow the deal clears the deal. */
export function TypeAndDealFields() {
  const t = useTranslations('crud.form');
  const labels = useMarketLabels();
  const form = useFormContext<TypeAndDeal>();
  const [typeId, dealId] = form.watch(['real_estate_type_id', 'deal_type_id']);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect
        control={form.control}
        name="real_estate_type_id"
        label={t('type')}
        placeholder={t('choose')}
        options={labels.typeOptions}
        isRequired
        onChosen={(next) => {
          if (!labels.dealOptions(Number(next)).some(({ value }) => value === dealId)) form.setValue('deal_type_id', '');
        }}
      />
      <FormSelect
        control={form.control}
        name="deal_type_id"
        label={t('deal')}
        placeholder={t('choose')}
        options={labels.dealOptions(Number(typeId))}
        isRequired
      />
    </div>
  );
}

/** The currency of the prices next to it. */
export function CurrencyField({ className }: { className: string }) {
  const t = useTranslations('crud.form');
  const form = useFormContext<{ currency_id: '1' | '2' }>();
  return (
    <Segmented
      label={t('currency')}
      options={[
        { value: '1', label: '₾' },
        { value: '2', label: '$' },
      ]}
      value={form.watch('currency_id')}
      onValueChange={(next) => form.setValue('currency_id', next)}
      className={className}
    />
  );
}
