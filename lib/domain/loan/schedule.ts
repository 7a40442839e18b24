import { type LoanTerms, loanPrincipal, monthlyPayment, monthlyRate } from './annuity';

/** One year of a loan, money to two decimals; the last year is shorter where the term is. */
export type ScheduleYear = {
  /** From 1. */
  year: number;
  principal: number;
  interest: number;
  /** What is still owed at its end. */
  balance: number;
};

/** `paid` is everything that the bank gets back: what was lent, and the interest. */
export type Schedule = { years: ScheduleYear[]; paid: number; interest: number };

type Instalment = { principalMinor: number; interestMinor: number; balanceMinor: number };

/** In minor units: whole numbers add up exactly. */
function instalmentsOf(terms: LoanTerms): Instalment[] {
  const paymentMinor = Math.round(monthlyPayment(terms) * 100);
  const rate = monthlyRate(terms.yearlyPercent);
  let balanceMinor = Math.round(loanPrincipal(terms) * 100);
  return Array.from({ length: terms.months }, (_, index) => {
    const interestMinor = Math.round(balanceMinor * rate);
    const isLast = index === terms.months - 1;
    // The last instalment takes what rounding has left over; a tiny loan may be paid off before it.
    const principalMinor = isLast ? balanceMinor : Math.min(paymentMinor - interestMinor, balanceMinor);
    balanceMinor -= principalMinor;
    return { principalMinor, interestMinor, balanceMinor };
  });
}

const sumMinor = (instalments: Instalment[], part: 'principalMinor' | 'interestMinor'): number =>
  instalments.reduce((sum, instalment) => sum + instalment[part], 0);

/**
 * How a loan is paid back, year by year. The principal of all years is what was lent, to the tetri: the last instalment absorbs what
 * rounding left.
 * @throws RangeError see `loanPrincipal`
 */
export function yearlySchedule(terms: LoanTerms): Schedule {
  const instalments = instalmentsOf(terms);
  const years = Array.from({ length: Math.ceil(terms.months / 12) }, (_, index): ScheduleYear => {
    const months = instalments.slice(index * 12, index * 12 + 12);
    return {
      year: index + 1,
      principal: sumMinor(months, 'principalMinor') / 100,
      interest: sumMinor(months, 'interestMinor') / 100,
      balance: (months.at(-1)?.balanceMinor ?? 0) / 100,
    };
  });
  const interestMinor = sumMinor(instalments, 'interestMinor');
  return { years, paid: (sumMinor(instalments, 'principalMinor') + interestMinor) / 100, interest: interestMinor / 100 };
}
