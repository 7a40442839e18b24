import type { Bank, Mortgage } from '@/lib/contracts/mortgage';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import {
  chooseCurrency,
  type Loan,
  loanFigures,
  monthBounds,
  openLoan,
  selectableCurrencies,
  setMonths,
} from '@/lib/domain/loan/calculator';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import type { LoanStatement } from '../stores/loan-statement';

const currencyIds = [1, 2] as const;

/** What a loan at the default bank comes to. */
export type TeaserLoan = {
  bankNames: Record<'ka' | 'en' | 'ru', string>;
  currencyId: number;
  monthlyPayment: number;
  participationPercent: number;
  months: number;
  yearlyPercent: number;
};

/** What the calculator takes over from a statement: only what is for sale at a price. Null for any other. */
export function loanStatementOf(
  statement: Pick<StatementDetail, 'id' | 'deal_type_id' | 'price'>,
  title: string,
): LoanStatement | null {
  if (statement.deal_type_id !== dealTypes.sale) return null;
  const priced = currencyIds.flatMap((id) => {
    const total = Math.round(statement.price[id]?.price_total ?? 0);
    return total > 0 ? [[id, total] as const] : [];
  });
  return priced.length > 0 ? { id: statement.id, title, prices: Object.fromEntries(priced) } : null;
}

function openIn({ banks, currencies }: Mortgage, price: number, currencyId: number): { loan: Loan; bank: Bank } | null {
  const opened = openLoan(banks, currencies, price);
  const bank = banks.find(({ id }) => id === opened?.bankId);
  if (!opened || !bank || !selectableCurrencies(bank, currencies).some(({ id }) => id === currencyId)) return null;
  return { loan: chooseCurrency(opened, bank, currencyId), bank };
}

/**
 * The loan that the calculator would open with for a price, in a currency.
 * @returns null where the default bank does not lend in it, or nobody lends at all
 */
export function teaserLoan(mortgage: Mortgage, price: number, currencyId: number): TeaserLoan | null {
  const opened = openIn(mortgage, price, currencyId);
  if (!opened) return null;
  const { loan, bank } = opened;
  const figures = loanFigures(loan);
  if (!figures || figures.amount === 0) return null;
  const { participationPercent, months, yearlyPercent } = loan;
  return {
    bankNames: bank.display_names,
    currencyId,
    monthlyPayment: figures.monthlyPayment,
    participationPercent,
    months,
    yearlyPercent,
  };
}

const gelId = 1;
const examplePrice = 300_000;
const exampleMonthsMax = 240;
const monthsInYear = 12;

/** A loan for a round price, as long as the default bank lends and the longest button says. Null where nobody lends in GEL. */
export function loanExample(mortgage: Mortgage) {
  const opened = openIn(mortgage, examplePrice, gelId);
  if (!opened) return null;
  const months = Math.min(exampleMonthsMax, monthBounds(opened.bank, gelId).max);
  const loan = setMonths(opened.loan, opened.bank, months - (months % monthsInYear));
  const figures = loanFigures(loan);
  if (!figures) return null;
  return {
    price: examplePrice,
    currencyId: gelId,
    participationPercent: loan.participationPercent,
    years: loan.months / monthsInYear,
    monthlyPayment: figures.monthlyPayment,
  };
}
