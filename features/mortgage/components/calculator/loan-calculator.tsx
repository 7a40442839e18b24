'use client';

import type { Bank, Mortgage } from '@/lib/contracts/mortgage';
import { chooseBank, chooseCurrency, isPriceValid, type Loan, loanFigures } from '@/lib/domain/loan/calculator';
import { yearlySchedule } from '@/lib/domain/loan/schedule';
import type { LoanStatement } from '../../stores/loan-statement';
import { useFlash } from '../use-flash';
import { BankList } from './bank-list';
import { LoanDetails } from './loan-details';
import { LoanFields } from './loan-fields';
import { ResultPanel } from './result-panel';
import { TotalBar } from './total-bar';

interface LoanCalculatorProps {
  mortgage: Mortgage;
  loan: Loan;
  bank: Bank;
  /** A price that is still the statement's own follows it into another currency. */
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

/** First the lowest effective rate in the currency; banks that do not lend in it stand last, in their own order. */
function byRate(banks: readonly Bank[], currencyId: number): Bank[] {
  const rate = (bank: Bank) => bank.percents[currencyId]?.effective_percent ?? Number.MAX_VALUE;
  return banks.toSorted((one, other) => rate(one) - rate(other));
}

/** What a loan costs a month. It takes the width that it is given: two columns where they fit. */
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
