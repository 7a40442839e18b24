'use client';

import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { type Loan, loanFigures } from '@/lib/domain/loan/calculator';
import { useLoanFormatters } from './use-loan-formatters';

type Props = { loan: Loan; onRequest: () => void };

/** What the figures are worth, and the way to ask the bank; phones have the instalment beside it, as the panel may be out of sight. */
export function CalculatorFooter({ loan, onRequest }: Props) {
  const t = useTranslations('mortgage');
  const { money } = useLoanFormatters(loan.currencyId);
  const figures = loanFigures(loan);
  return (
    <div className="flex flex-col gap-2.5 md:flex-row md:items-center md:justify-between md:gap-8">
      <p aria-hidden="true" className="flex items-baseline justify-between gap-3 md:hidden">
        <span className="type-sm text-ink-2">{t('monthly_short')}</span>
        <span className="type-price">{figures ? money(figures.monthlyPayment) : '—'}</span>
      </p>
      <p className="type-xs flex max-w-120 gap-2 text-ink-2 max-md:order-last">
        <InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('note')}
      </p>
      <Button
        size="lg"
        disabled={!figures || figures.amount === 0}
        onClick={onRequest}
        iconEnd={<ArrowRightIcon aria-hidden="true" className="size-5" />}
        className="shrink-0 max-md:w-full print:hidden"
      >
        {t('request')}
      </Button>
    </div>
  );
}
