'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '@/components/ui/buttons/chip';
import { Switch } from '@/components/ui/inputs/switch';
import type { Bank, Mortgage } from '@/lib/contracts/mortgage';
import {
  type Loan,
  loanFigures,
  monthBounds,
  participationBounds,
  periodOptions,
  selectableCurrencies,
  setMonths,
  setParticipationPercent,
  setPrice,
} from '@/lib/domain/loan/calculator';
import { LoanSlider } from './loan-slider';
import { PriceField } from './price-field';
import { useLoanFormatters } from './use-loan-formatters';

const monthsInYear = 12;

interface LoanFieldsProps {
  loan: Loan;
  bank: Bank;
  currencies: Mortgage['currencies'];
  onChange: (loan: Loan) => void;
  onCurrencyChange: (currencyId: number) => void;
  isFlashing: boolean;
  isPriceAutoFocused: boolean;
}

function TermField({ loan, bank, onChange, isFlashing }: Pick<LoanFieldsProps, 'loan' | 'bank' | 'onChange' | 'isFlashing'>) {
  const t = useTranslations('mortgage');
  const words = useLoanFormatters(loan.currencyId);
  const change = (months: number) => onChange(setMonths(loan, bank, months));
  return (
    <div>
      <LoanSlider
        label={t('term')}
        boxLabel={t('term_months')}
        suffix={t('months_sign')}
        value={loan.months}
        bounds={monthBounds(bank, loan.currencyId)}
        onValueChange={change}
        after={words.years(loan.months)}
        describeValue={words.months}
        formatBound={String}
        isFlashing={isFlashing}
      />
      <fieldset className="mt-1.5">
        <legend className="sr-only">{t('periods')}</legend>
        <div className="flex flex-wrap gap-2 [&>button]:flex-1 [&>button]:px-2">
          {periodOptions(bank, loan.currencyId).map((months) => (
            <Chip key={months} isSelected={months === loan.months} onSelectedChange={() => change(months)}>
              <span className="num">{t('years', { count: months / monthsInYear })}</span>
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** Everything of a loan that the visitor chooses, but for the bank. */
export function LoanFields(props: LoanFieldsProps) {
  const { loan, bank, currencies, onChange, onCurrencyChange, isFlashing, isPriceAutoFocused } = props;
  const t = useTranslations('mortgage');
  const { money, percent } = useLoanFormatters(loan.currencyId);
  const figures = loanFigures(loan);
  return (
    <div className="flex flex-col gap-4">
      <PriceField
        price={loan.price}
        onPriceChange={(price) => onChange(setPrice(loan, price))}
        currencies={selectableCurrencies(bank, currencies)}
        currencyId={loan.currencyId}
        onCurrencyChange={onCurrencyChange}
        isAutoFocused={isPriceAutoFocused}
      />
      <LoanSlider
        label={t('down_payment')}
        boxLabel={t('down_payment_percent')}
        suffix="%"
        value={loan.participationPercent}
        bounds={participationBounds(bank)}
        onValueChange={(next) => onChange(setParticipationPercent(loan, bank, next))}
        before={figures ? money(figures.participation) : null}
        describeValue={percent}
        formatBound={percent}
        isFlashing={isFlashing}
      />
      <TermField loan={loan} bank={bank} onChange={onChange} isFlashing={isFlashing} />
      <Switch
        checked={loan.isFromDeveloper}
        onCheckedChange={(isFromDeveloper) => onChange({ ...loan, isFromDeveloper })}
        className="min-h-12 rounded-control bg-tuff-50 px-3.5"
      >
        {t('developer')}
      </Switch>
    </div>
  );
}
