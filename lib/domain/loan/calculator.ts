import { periodMonths, periodMonthsDefault, priceMax } from '../../contracts/bounds';
import type { Bank, Mortgage } from '../../contracts/mortgage';
import { currencyIds } from '../money/currency';
import { loanPrincipal, monthlyPayment, participationAmount } from './annuity';

type Currency = Mortgage['currencies'][number];
/** Inclusive, in steps of one. */
export type NumberRange = { min: number; max: number };

/** The state of the calculator. `price` is null while its field is empty. */
export type Loan = {
  bankId: number;
  currencyId: number;
  price: number | null;
  participationPercent: number;
  months: number;
  yearlyPercent: number;
  isFromDeveloper: boolean;
};

const priceDigitsMax = 9;

const within = ({ min, max }: NumberRange, value: number): number => Math.min(max, Math.max(min, Math.round(value)));
const isLentBy = (bank: Bank, currencyId: number): boolean =>
  bank.percents[currencyId] !== undefined && bank.month_periods[currencyId] !== undefined;

/** The currencies that a bank has rates for, in the order of the list. */
export function selectableCurrencies(bank: Bank, currencies: readonly Currency[]): Currency[] {
  return currencies.filter(({ id }) => isLentBy(bank, id));
}

/** The down payment in percent of the price, and the term in months. */
export const participationBounds = (bank: Bank): NumberRange => ({ min: Math.ceil(bank.min_participation_percent), max: 100 });

/** @throws RangeError for a currency that the bank does not lend */
export function monthBounds(bank: Bank, currencyId: number): NumberRange {
  const period = bank.month_periods[currencyId];
  if (period === undefined) throw new RangeError('The bank does not lend in this currency.');
  return { min: period.min_month_period, max: period.max_month_period };
}

/** The terms of the buttons that the bank lends for, in months. */
export function periodOptions(bank: Bank, currencyId: number): number[] {
  const { min, max } = monthBounds(bank, currencyId);
  return periodMonths.filter((months) => months >= min && months <= max);
}

/** The rate that floating loans of a currency follow: GEL has one, all others follow the dollar's. */
export const referenceRate = (currencyId: number): 'TIBR1M' | 'Term SOFR' =>
  currencyId === currencyIds.gel ? 'TIBR1M' : 'Term SOFR';

/** The lowest effective percent of the second currency; where nobody lends in it, of the first; the earlier bank where two are equal. */
export function defaultBank(banks: readonly Bank[], currencies: readonly Currency[]): Bank | null {
  for (const currency of [currencies[1], currencies[0]]) {
    if (currency === undefined) continue;
    const effective = (bank: Bank) => bank.percents[currency.id]?.effective_percent ?? Number.POSITIVE_INFINITY;
    const lenders = banks.filter((bank) => isLentBy(bank, currency.id));
    const [best] = lenders.toSorted((one, other) => effective(one) - effective(other));
    if (best) return best;
  }
  return null;
}

/** @throws RangeError when the bank lends in none of them */
function lentCurrencyId(bank: Bank, preferredId: number, offeredIds: readonly number[]): number {
  const id = [preferredId, ...offeredIds].find((candidate) => isLentBy(bank, candidate));
  if (id === undefined) throw new RangeError('The bank lends in no currency.');
  return id;
}

const initialPercent = (bank: Bank, currencyId: number): number => {
  const percents = bank.percents[currencyId];
  if (percents === undefined) throw new RangeError('The bank does not lend in this currency.');
  return percents.initial_percent;
};

/**
 * A new loan at the default bank: five years as far as the bank lends for so long, its least down payment, in the second currency (USD),
 * bought from the developer. Null without banks or currencies.
 * @param price whole units of the second currency; null where none is known, which leaves the field empty
 */
export function openLoan(banks: readonly Bank[], currencies: readonly Currency[], price: number | null = null): Loan | null {
  const bank = defaultBank(banks, currencies);
  const preferred = currencies[1] ?? currencies[0];
  if (bank === null || preferred === undefined) return null;
  const ids = currencies.map(({ id }) => id);
  const currencyId = lentCurrencyId(bank, preferred.id, ids);
  return {
    bankId: bank.id,
    currencyId,
    price,
    participationPercent: participationBounds(bank).min,
    months: within(monthBounds(bank, currencyId), periodMonthsDefault),
    yearlyPercent: initialPercent(bank, currencyId),
    isFromDeveloper: true,
  };
}

/** The bank's initial rate, its longest term and its least down payment; the currency stays where the bank lends in it. */
export function chooseBank(loan: Loan, bank: Bank): Loan {
  const lent = Object.keys(bank.percents).map(Number);
  const currencyId = lentCurrencyId(bank, loan.currencyId, lent);
  return {
    ...loan,
    bankId: bank.id,
    currencyId,
    yearlyPercent: initialPercent(bank, currencyId),
    months: monthBounds(bank, currencyId).max,
    participationPercent: participationBounds(bank).min,
  };
}

/**
 * The chosen bank's rate in another currency; the term stays as far as the bank lends for so long in it.
 * @throws RangeError for a currency that the bank does not lend
 */
export function chooseCurrency(loan: Loan, bank: Bank, currencyId: number): Loan {
  const yearlyPercent = initialPercent(bank, currencyId);
  return { ...loan, currencyId, yearlyPercent, months: within(monthBounds(bank, currencyId), loan.months) };
}

/** Null for an empty field. The price may be wrong: see `isPriceValid`. */
export const setPrice = (loan: Loan, price: number | null): Loan => ({ ...loan, price });

export const setParticipationPercent = (loan: Loan, bank: Bank, percent: number): Loan => ({
  ...loan,
  participationPercent: within(participationBounds(bank), percent),
});

/** The longest term that the bank lends for in the loan's currency. */
export const withLongestTerm = (loan: Loan, bank: Bank): Loan => ({
  ...loan,
  months: monthBounds(bank, loan.currencyId).max,
});

export const setMonths = (loan: Loan, bank: Bank, months: number): Loan => ({
  ...loan,
  months: within(monthBounds(bank, loan.currencyId), months),
});

/** What was typed as a price: its first nine digits, or null for none. */
export function readPrice(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, priceDigitsMax);
  return digits === '' ? null : Number(digits);
}

export const isPriceValid = (price: number | null): price is number =>
  price !== null && Number.isInteger(price) && price > 0 && price <= priceMax;

/** The sums of a loan in whole units, and its instalment to two decimals; null while the price is wrong. */
export function loanFigures(loan: Loan): { participation: number; amount: number; monthlyPayment: number } | null {
  const { price, months, yearlyPercent } = loan;
  if (!isPriceValid(price)) return null;
  const participation = participationAmount(price, loan.participationPercent);
  const terms = { price, participation, yearlyPercent, months };
  return { participation, amount: loanPrincipal(terms), monthlyPayment: monthlyPayment(terms) };
}
