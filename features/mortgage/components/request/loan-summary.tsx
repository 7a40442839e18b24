'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Bank } from '@/lib/contracts/mortgage';
import { type Loan, loanFigures } from '@/lib/domain/loan/calculator';
import { BankLogo } from '../calculator/bank-logo';
import { useLoanFormatters } from '../calculator/use-loan-formatters';

/** What is asked of which bank, above the form. */
export function LoanSummary({ loan, bank }: { loan: Loan; bank: Bank }) {
  const t = useTranslations('mortgage.form');
  const locale = useLocale();
  const { money, months, percent } = useLoanFormatters(loan.currencyId);
  const figures = loanFigures(loan);
  if (!figures) return null;
  return (
    <div className="flex items-center gap-3 rounded-control bg-brand-soft px-3.5 py-3">
      <BankLogo image={bank.take_loan_image} />
      <div className="min-w-0 flex-1">
        <p className="type-ui font-semibold">{bank.display_names[locale]}</p>
        <p className="type-xs text-ink-2">
          {[money(figures.amount), months(loan.months), percent(loan.yearlyPercent)].join(' · ')}
        </p>
      </div>
      <p className="shrink-0 text-right">
        <span className="num type-ui block font-semibold">{money(figures.monthlyPayment)}</span>
        <span className="type-xs text-ink-2">{t('per_month')}</span>
      </p>
    </div>
  );
}
