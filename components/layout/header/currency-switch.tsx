'use client';

import { cn } from '@/lib/cn';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { useCurrency } from '@/lib/stores/currency';

export const currencySigns = { 1: '₾', 2: '$' } as const satisfies Record<CurrencyId, string>;

export interface CurrencyLabels {
  label: string;
  gel: string;
  dollar: string;
}

/** The switch of the top bar: two symbols, the chosen one pressed. */
export function CurrencySwitch({ labels }: { labels: CurrencyLabels }) {
  const { currencyId, choose } = useCurrency();
  const names: Record<CurrencyId, string> = { 1: labels.gel, 2: labels.dollar };
  return (
    <fieldset className="-mr-2 flex">
      <legend className="sr-only">{labels.label}</legend>
      {([1, 2] as const).map((id) => (
        <button
          key={id}
          type="button"
          aria-label={names[id]}
          aria-pressed={id === currencyId}
          onClick={() => choose(id)}
          className={cn(
            'min-h-6 min-w-6 px-1 transition-colors hover:text-white',
            id === currencyId ? 'font-bold text-white' : 'text-deep-ink-3',
          )}
        >
          {currencySigns[id]}
        </button>
      ))}
    </fieldset>
  );
}
