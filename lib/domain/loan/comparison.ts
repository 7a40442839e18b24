import type { Bank } from '../../contracts/mortgage';
import { type LoanTerms, monthlyPayment, participationAmount } from './annuity';
import { yearlySchedule } from './schedule';

/** The loan that all banks are compared for: the price in whole units, the down payment in percent of it. */
export type ComparedLoan = { price: number; participationPercent: number; months: number; currencyId: number };

export type BankOffer = {
  bank: Bank;
  initialPercent: number;
  effectivePercent: number;
  /** Money to two decimals. */
  monthlyPayment: number;
  paid: number;
  interest: number;
};

/** Why a bank does not give this loan, with the bound that it misses: months, or percent of the price. */
export type BankRefusal = { bank: Bank } & (
  | { reason: 'currency' }
  | { reason: 'term_short' | 'term_long' | 'participation'; limit: number }
);

/** By the instalment, or by the effective percent. */
export type ComparisonOrder = 'payment' | 'percent';

function refusalOf(bank: Bank, loan: ComparedLoan): BankRefusal | null {
  const period = bank.month_periods[loan.currencyId];
  if (bank.percents[loan.currencyId] === undefined || period === undefined) return { bank, reason: 'currency' };
  if (loan.months < period.min_month_period) return { bank, reason: 'term_short', limit: period.min_month_period };
  if (loan.months > period.max_month_period) return { bank, reason: 'term_long', limit: period.max_month_period };
  if (loan.participationPercent < bank.min_participation_percent)
    return { bank, reason: 'participation', limit: bank.min_participation_percent };
  return null;
}

function offerOf(bank: Bank, loan: ComparedLoan): BankOffer[] {
  const percents = bank.percents[loan.currencyId];
  if (percents === undefined) return [];
  const terms: LoanTerms = {
    price: loan.price,
    participation: participationAmount(loan.price, loan.participationPercent),
    yearlyPercent: percents.initial_percent,
    months: loan.months,
  };
  const { paid, interest } = yearlySchedule(terms);
  const { initial_percent: initialPercent, effective_percent: effectivePercent } = percents;
  return [{ bank, initialPercent, effectivePercent, monthlyPayment: monthlyPayment(terms), paid, interest }];
}

/**
 * Every bank's offer for the same loan: the offers, cheapest first, and the banks that do not give it, each with its reason, in the
 * order of the list.
 * @throws RangeError see `loanPrincipal`
 */
export function compareBanks(
  banks: readonly Bank[],
  loan: ComparedLoan,
  order: ComparisonOrder,
): { offers: BankOffer[]; refusals: BankRefusal[] } {
  const refusals = banks.flatMap((bank) => refusalOf(bank, loan) ?? []);
  const refused = new Set(refusals.map(({ bank }) => bank.id));
  const offers = banks.filter(({ id }) => !refused.has(id)).flatMap((bank) => offerOf(bank, loan));
  const keys = ({ monthlyPayment: payment, effectivePercent: percent }: BankOffer): [number, number] =>
    order === 'payment' ? [payment, percent] : [percent, payment];
  const sorted = offers.toSorted((one, other) => {
    const [first, second] = [keys(one), keys(other)];
    return first[0] - second[0] || first[1] - second[1];
  });
  return { offers: sorted, refusals };
}
