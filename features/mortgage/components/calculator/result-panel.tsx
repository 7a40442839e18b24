'use client';

import { useTranslations } from 'next-intl';
import { type Loan, loanFigures, referenceRate } from '@/lib/domain/loan/calculator';
import { useDebounced } from '@/lib/use-debounced';
import { useLoanFormatters } from './use-loan-formatters';

const announceAfterMs = 400;
const noFigure = '—';

/** The instalment, what is lent and at which rate. What it comes to is said aloud once the sliders rest. */
export function ResultPanel({ loan }: { loan: Loan }) {
  const t = useTranslations('mortgage');
  const { money, percent } = useLoanFormatters(loan.currencyId);
  const figures = loanFigures(loan);
  const payment = figures ? money(figures.monthlyPayment) : noFigure;
  const spoken = useDebounced(figures ? t('spoken', { payment }) : t('spoken_none'), announceAfterMs);
  const reference = referenceRate(loan.currencyId);
  return (
    <section aria-label={t('result')} className="on-deep rounded-card bg-deep p-5 text-deep-ink">
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      <p className="type-sm text-deep-ink-2">{t('monthly')}</p>
      <p data-payment="" className="type-price-xl text-[calc(2.5rem*var(--k))] leading-12 text-white">
        {payment}
      </p>
      <dl className="type-sm mt-4 grid grid-cols-2 gap-4 border-t border-white/15 pt-4">
        <div>
          <dt className="text-deep-ink-2">{t('amount')}</dt>
          <dd className="num type-ui font-semibold text-white">{figures ? money(figures.amount) : noFigure}</dd>
        </div>
        <div>
          <dt className="text-deep-ink-2">{t('rate')}</dt>
          <dd>
            <span className="num type-ui font-semibold text-white">{percent(loan.yearlyPercent)}</span>
            <span className="type-xs block text-deep-ink-2">{t('reference', { name: reference })}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
