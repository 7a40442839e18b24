'use client';

import { useTranslations } from 'next-intl';
import { shownRange } from '../../domain/result';
import { useMoney } from '../use-formatters';

/** The estimate in the middle of what is 6% below and above it. */
export function PriceBar({ totalPrice }: { totalPrice: number }) {
  const t = useTranslations('ai.result');
  const { money } = useMoney();
  const range = shownRange(totalPrice);
  const [low, high] = [money(range.low), money(range.high)];
  return (
    <div className="mx-auto w-full max-w-164">
      <p className="sr-only">{t('scale', { low, high })}</p>
      <div aria-hidden="true">
        <div className="relative flex h-7 items-center">
          <div className="h-4 w-full rounded-full bg-[linear-gradient(to_right,var(--color-saffron-200),var(--color-vine-500)_30%,var(--color-vine-500)_70%,var(--color-saffron-200))]" />
          <span className="absolute left-1/2 size-7 -translate-x-1/2 rounded-full border-8 border-brand bg-white shadow-sh-2" />
        </div>
        <div className="mt-1.5 flex justify-between gap-4">
          <p className="text-left">
            <span className="type-ui num block font-semibold">{low}</span>
            <span className="type-xs num text-ink-2">−6%</span>
          </p>
          <p className="text-right">
            <span className="type-ui num block font-semibold">{high}</span>
            <span className="type-xs num text-ink-2">+6%</span>
          </p>
        </div>
      </div>
    </div>
  );
}
