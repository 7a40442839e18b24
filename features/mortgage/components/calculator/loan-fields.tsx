'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Chip } from '@/components/ui/buttons/chip';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Segmented } from '@/components/ui/inputs/segmented';
import { Switch } from '@/components/ui/inputs/switch';
import type { Bank, Mortgage } from '@/lib/contracts/mortgage';
import {
  isPriceValid,
  type Loan,
  loanFigures,
  monthBounds,
  participationBounds,
  periodOptions,
  readPrice,
  selectableCurrencies,
  setMonths,
  setParticipationPercent,
  setPrice,
} from '@/lib/domain/loan/calculator';
import { currencySymbol } from '@/lib/format/money';
import { LoanSlider } from './loan-slider';
import { useLoanFormatters } from './use-loan-formatters';

/** The name of a currency in the language of the page. */
function useCurrencyName(): (currency: Mortgage['currencies'][number]) => string {
  const locale = useLocale();
  return ({ display_names }) => display_names[locale];
}

const priceDigitsMax = 9;

interface PriceFieldProps {
  price: number | null;
  onPriceChange: (price: number | null) => void;
  /** Those that the chosen bank lends in. */
  currencies: Mortgage['currencies'];
  currencyId: number;
  onCurrencyChange: (currencyId: number) => void;
  /** For a calculation that starts without a price. */
  isAutoFocused?: boolean;
}

/** What the property costs, and in which currency it is lent for. */
function PriceField(props: PriceFieldProps) {
  const { price, onPriceChange, currencies, currencyId, onCurrencyChange, isAutoFocused = false } = props;
  const t = useTranslations('mortgage');
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when the field appears.
  useEffect(() => {
    // A finger would get the keyboard over half of the sheet before anything was read.
    if (isAutoFocused && window.matchMedia?.('(pointer: fine)').matches) box.current?.focus();
  }, []);
  const nameOf = useCurrencyName();
  // A calculator that opens empty has a required price; its error is shown once the field was left or emptied.
  const [isTouched, setIsTouched] = useState(price !== null);
  return (
    <div className="flex items-start gap-2">
      <Field label={t('price')} error={isPriceValid(price) || !isTouched ? null : t('price_error')} className="flex-1">
        <Input
          ref={box}
          kind="number"
          isGrouped
          maxDigits={priceDigitsMax}
          value={price === null ? '' : String(price)}
          onValueChange={(text) => {
            setIsTouched(true);
            onPriceChange(readPrice(text));
          }}
          onBlur={() => setIsTouched(true)}
          onFocus={({ target }) => target.select()}
          className="font-semibold"
        />
      </Field>
      {/* Offset by the height of the label next to it. */}
      <Segmented
        label={t('currency')}
        value={String(currencyId)}
        onValueChange={(value) => onCurrencyChange(Number(value))}
        options={currencies.map((currency) => ({
          value: String(currency.id),
          label: currencySymbol(currency.id),
          accessibleLabel: nameOf(currency),
        }))}
        className="mt-6.5 min-h-12 [&>label]:min-h-10"
      />
    </div>
  );
}

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
  const formatters = useLoanFormatters(loan.currencyId);
  const change = (months: number) => onChange(setMonths(loan, bank, months));
  return (
    <div>
      <LoanSlider
        label={t('term')}
        boxLabel={t('term_months')}
        suffix={t('months_short')}
        value={loan.months}
        bounds={monthBounds(bank, loan.currencyId)}
        onValueChange={change}
        after={formatters.years(loan.months)}
        describeValue={formatters.months}
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

/** Everything about a loan that the visitor chooses except the bank. */
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
