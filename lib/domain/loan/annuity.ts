/** What a loan costs: money in whole units of its currency, the rate in percent a year, the term in months. */
export type LoanTerms = { price: number; participation: number; yearlyPercent: number; months: number };

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

/**
 * What is lent: the price less the buyer's own share.
 * @throws RangeError for terms that no loan has: an amount below zero, a share above the price, a rate below zero, a broken month
 */
export function loanPrincipal({ price, participation, yearlyPercent, months }: LoanTerms): number {
  if (!isAmount(price)) throw new RangeError('The price is no amount.');
  if (!isAmount(participation) || participation > price) throw new RangeError('The participation is not part of the price.');
  if (!isAmount(yearlyPercent)) throw new RangeError('The rate is below zero.');
  if (!Number.isInteger(months) || months < 1) throw new RangeError('The term is no count of months.');
  return price - participation;
}

/** The rate of one month, as a fraction. */
export const monthlyRate = (yearlyPercent: number): number => yearlyPercent / 1200;

/**
 * The equal instalment of an annuity, to two decimals: P·r / (1 − (1 + r)^−n) with r = percent / 1200; without a rate P / n.
 * @throws RangeError see `loanPrincipal`
 */
export function monthlyPayment(terms: LoanTerms): number {
  const principalMinor = loanPrincipal(terms) * 100;
  const rate = monthlyRate(terms.yearlyPercent);
  if (rate === 0) return Math.round(principalMinor / terms.months) / 100;
  // Not (1 + r)^n itself, which loses digits of a small rate that matter to the tetri of a large loan.
  const paymentMinor = (principalMinor * rate) / -Math.expm1(-terms.months * Math.log1p(rate));
  return Math.round(paymentMinor) / 100;
}

/** The buyer's share in whole units, rounded up, so that it is never below the percent it was calculated from. */
export function participationAmount(price: number, participationPercent: number): number {
  return Math.ceil(Math.round(price * participationPercent * 100) / 10_000);
}
