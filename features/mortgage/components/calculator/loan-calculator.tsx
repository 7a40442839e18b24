'use client';

import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { Bank, Mortgage } from '@/lib/contracts/mortgage';
import { chooseBank, chooseCurrency, isPriceValid, type Loan, loanFigures } from '@/lib/domain/loan/calculator';
import { yearlySchedule } from '@/lib/domain/loan/schedule';
import type { LoanStatement } from '../../stores/loan-statement';
import { BankList } from './bank-list';
import { LoanDetails } from './loan-details';
import { LoanFields } from './loan-fields';
import { ResultPanel, TotalBar } from './result-panel';
import { useLoanFormatters } from './use-loan-formatters';

const flashMs = 600;

/** Highlights for a moment a value that another choice has changed. Each call of `flash` starts the highlight again. */
function useFlash(): [isFlashing: boolean, flash: () => void] {
  const [count, setCount] = useState(0);
  const [isFlashing, setIsFlashing] = useState(false);
  useEffect(() => {
    if (count === 0) return;
    setIsFlashing(true);
    const timer = setTimeout(() => setIsFlashing(false), flashMs);
    return () => clearTimeout(timer);
  }, [count]);
  return [isFlashing, () => setCount((before) => before + 1)];
}

interface LoanCalculatorProps {
  mortgage: Mortgage;
  loan: Loan;
  bank: Bank;
  /** While the price is the statement's own, a change of currency replaces it with the statement's price in that currency. */
  statement: LoanStatement | null;
  onChange: (loan: Loan) => void;
  /** Whether the price gets the focus, where there is none yet. */
  isPriceAutoFocused?: boolean;
}

function scheduleOf(loan: Loan) {
  const figures = loanFigures(loan);
  const { price, months, yearlyPercent } = loan;
  if (!figures || !isPriceValid(price)) return null;
  return yearlySchedule({ price, participation: figures.participation, months, yearlyPercent });
}

/** The statement's price in the currency of `after`, where `before` had its price in the other one. */
function withStatementPrice(before: Loan, after: Loan, statement: LoanStatement | null): Loan {
  const [was, is] = [statement?.prices[before.currencyId], statement?.prices[after.currencyId]];
  if (was === undefined || is === undefined || before.price !== Math.round(was)) return after;
  return { ...after, price: Math.round(is) };
}

/** First the lowest effective rate in the currency; banks that do not lend in it come last, in their own order. */
function byRate(banks: readonly Bank[], currencyId: number): Bank[] {
  const rate = (bank: Bank) => bank.percents[currencyId]?.effective_percent ?? Number.MAX_VALUE;
  return banks.toSorted((one, other) => rate(one) - rate(other));
}

/** The monthly instalment of a loan. It takes the width that it is given: two columns where they fit. */
export function LoanCalculator(props: LoanCalculatorProps) {
  const { mortgage, loan, bank, statement, onChange, isPriceAutoFocused = false } = props;
  const [isFlashing, flash] = useFlash();
  const schedule = scheduleOf(loan);
  const change = (next: Loan) => onChange(withStatementPrice(loan, next, statement));
  return (
    <div className="@container">
      <div className="grid gap-6 @min-[720px]:grid-cols-2 @min-[720px]:gap-7">
        <div className="flex min-w-0 flex-col gap-5">
          <LoanFields
            loan={loan}
            bank={bank}
            currencies={mortgage.currencies}
            onChange={onChange}
            onCurrencyChange={(currencyId) => change(chooseCurrency(loan, bank, currencyId))}
            isFlashing={isFlashing}
            isPriceAutoFocused={isPriceAutoFocused && statement === null}
          />
          {schedule ? <TotalBar schedule={schedule} currencyId={loan.currencyId} /> : null}
        </div>
        <div className="min-w-0">
          <ResultPanel loan={loan} />
          <BankList
            banks={byRate(mortgage.banks, loan.currencyId)}
            chosenId={bank.id}
            currencyId={loan.currencyId}
            onChoose={(chosen) => {
              change(chooseBank(loan, chosen));
              flash();
            }}
          />
        </div>
      </div>
      {schedule && isPriceValid(loan.price) ? (
        <LoanDetails banks={mortgage.banks} loan={{ ...loan, price: loan.price }} schedule={schedule} />
      ) : null}
    </div>
  );
}

type CalculatorFooterProps = { loan: Loan; onRequest: () => void };

/** How binding the figures are, and a link to the request; phones have the instalment next to it, as the panel may be out of sight. */
export function CalculatorFooter({ loan, onRequest }: CalculatorFooterProps) {
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
