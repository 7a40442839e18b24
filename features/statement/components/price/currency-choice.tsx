'use client';

import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/inputs/segmented';
import { useCurrency } from '@/lib/stores/currency';

/** The switch beside the price; lists and the header follow it. */
export function CurrencyChoice() {
  const t = useTranslations('statement.price');
  const { currencyId, choose } = useCurrency();
  return (
    <Segmented
      label={t('currency')}
      value={String(currencyId)}
      onValueChange={(value) => choose(value === '2' ? 2 : 1)}
      className="print:hidden"
      options={[
        { value: '1', label: '₾', accessibleLabel: t('gel') },
        { value: '2', label: '$', accessibleLabel: t('dollar') },
      ]}
    />
  );
}
