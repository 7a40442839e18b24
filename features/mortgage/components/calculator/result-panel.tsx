'use client';

import { useTranslations } from 'next-intl';
import { type Loan, loanFigures, referenceRate } from '@/lib/domain/loan/calculator';
import type { Schedule } from '@/lib/domain/loan/schedule';
import { useDebounced } from '@/lib/use-debounced';
import { useLoanFormatters } from './use-loan-formatters';

const announceAfterMs = 400;
const noFigure = '—';

/** The instalment, what is lent and at which rate. Announces the payment once the sliders are at rest. */
export function ResultPanel({ loan }: { loan: Loan }) {
  const t = useTranslations('mortgage');
  const { money, percent } = useLoanFormatters(loan.currencyId);
  const figures = loanFigures(loan);
  const payment = figures ? money(figures.monthlyPayment) : noFigure;
  const announcement = useDebounced(figures ? t('announcement', { payment }) : t('announcement_empty'), announceAfterMs);
  const reference = referenceRate(loan.currencyId);
  return (
    <section aria-label={t('result')} className="on-deep rounded-card bg-deep p-5 text-deep-ink">
      <p aria-live="polite" className="sr-only">
        {announcement}
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

type TotalBarProps = { schedule: Schedule; currencyId: number };

/** What is paid in all, and which part of it is interest. */
export function TotalBar({ schedule, currencyId }: TotalBarProps) {
  const t = useTranslations('mortgage');
  const { money } = useLoanFormatters(currencyId);
  const principal = schedule.paid - schedule.interest;
  const share = schedule.paid > 0 ? (principal / schedule.paid) * 100 : 100;
  return (
    <div className="border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-3">
        <p className="type-label">{t('total')}</p>
        <p className="num type-ui font-semibold">{money(schedule.paid)}</p>
      </div>
      <div aria-hidden="true" className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        <span className="bg-brand" style={{ width: `${share}%` }} />
        <span className="flex-1 bg-saperavi-300" />
      </div>
      <dl className="type-sm mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
        {(
          [
            ['principal', 'bg-brand', principal],
            ['interest', 'bg-saperavi-300', schedule.interest],
          ] as const
        ).map(([key, ground, amount]) => (
          <div key={key} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-[3px] ${ground}`} />
            <dt>{t(key)}</dt>
            <dd className="num">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
