'use client';

import { Segmented } from '@/components/ui/inputs/segmented';
import { useCurrency } from '@/lib/stores/currency';
import { type CurrencyLabels, currencySigns } from './currency-switch';

/** The switch as two segments. */
export function CurrencySegments({ labels, className }: { labels: CurrencyLabels; className?: string }) {
  const { currencyId, choose } = useCurrency();
  return (
    <Segmented
      label={labels.label}
      value={String(currencyId)}
      onValueChange={(value) => choose(value === '2' ? 2 : 1)}
      className={className}
      options={[
        { value: '1', label: currencySigns[1], accessibleLabel: labels.gel },
        { value: '2', label: currencySigns[2], accessibleLabel: labels.dollar },
      ]}
    />
  );
}
