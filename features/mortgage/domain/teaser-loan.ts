import type { Locale } from '@/lib/contracts/locales';
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
  withLongestTerm,
} from '@/lib/domain/loan/calculator';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { LoanStatement } from '../stores/loan-statement';

const currencyIds = [1, 2] as const;

/** What a loan over the longest term of the default bank comes to. */
export type TeaserLoan = {
  bankNames: Record<Locale, string>;
  currencyId: number;
  monthlyPayment: number;
  participationPercent: number;
  months: number;
  yearlyPercent: number;
};

/** What the calculator takes over from a statement: only what is for sale at a price. Null for any other. */
export function loanStatementOf(
  statement: Pick<StatementDetail, 'id' | 'deal_type_id' | 'price' | 'user_type'>,
  title: string,
): LoanStatement | null {
  if (statement.deal_type_id !== dealTypes.sale) return null;
  const priced = currencyIds.flatMap((id) => {
    const total = Math.round(statement.price[id]?.price_total ?? 0);
    return total > 0 ? [[id, total] as const] : [];
  });
  if (priced.length === 0) return null;
  return {
    id: statement.id,
    title,
    prices: Object.fromEntries(priced),
    isFromDeveloper: statement.user_type.type === 'developer',
  };
}

function openIn({ banks, currencies }: Mortgage, price: number, currencyId: number): { loan: Loan; bank: Bank } | null {
  const opened = openLoan(banks, currencies, price);
  const bank = banks.find(({ id }) => id === opened?.bankId);
  if (!opened || !bank || !selectableCurrencies(bank, currencies).some(({ id }) => id === currencyId)) return null;
  return { loan: chooseCurrency(opened, bank, currencyId), bank };
}

/** Whether the page of a statement shows an instalment: banks do not lend for land as they do for buildings. */
export const hasInstalment = ({ real_estate_type_id }: Pick<StatementDetail, 'real_estate_type_id'>): boolean =>
  real_estate_type_id !== realEstateTypes.land;

/**
 * The loan that the calculator of a statement opens with for its price, in a currency: over the longest term.
 * @returns null where the default bank does not lend in it, or nobody lends at all
 */
export function teaserLoan(mortgage: Mortgage, price: number, currencyId: number): TeaserLoan | null {
  const opened = openIn(mortgage, price, currencyId);
  if (!opened) return null;
  const { bank } = opened;
  const loan = withLongestTerm(opened.loan, bank);
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

/** A loan for a round price, over the longest term of the default bank, up to that of the longest button. Null where nobody lends in GEL. */
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
