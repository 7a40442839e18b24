'use client';

import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/inputs/segmented';
import type { FilterDraft } from './use-filter-draft';

/** The currency of the price bounds; changing it keeps the numbers. */
export function PriceCurrencySwitch({ draft }: { draft: FilterDraft }) {
  const t = useTranslations('search');
  return (
    <Segmented
      label={t('panel.currency')}
      value={String(draft.currencyId)}
      onValueChange={(value) => draft.chooseCurrency(value === '2' ? 2 : 1)}
      options={[
        { value: '1', label: '₾', accessibleLabel: t('currency.gel') },
        { value: '2', label: '$', accessibleLabel: t('currency.dollar') },
      ]}
    />
  );
}
