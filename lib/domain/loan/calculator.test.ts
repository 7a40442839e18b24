import { describe, expect, it } from 'vitest';
import { createBank, currencies } from './banks.fixture';
import {
  chooseBank,
  chooseCurrency,
  defaultBank,
  isPriceValid,
  loanFigures,
  monthBounds,
  openLoan,
  participationBounds,
  periodOptions,
  readPrice,
  referenceRate,
  selectableCurrencies,
  setMonths,
  setParticipationPercent,
  setPrice,
} from './calculator';

const iberia = createBank(1);
const kolkheti = createBank(2, {
  gel: { percents: [11.5, 12.6], months: [6, 240] },
  usd: { percents: [7.6, 8.4], months: [6, 120] },
  min_participation_percent: 15,
});
const gelOnly = createBank(3, { gel: { percents: [10, 10.5], months: [3, 240] }, usd: null, min_participation_percent: 10 });
const banks = [kolkheti, gelOnly, iberia];
const opened = (price?: number | null) => {
  const loan = openLoan(banks, currencies, price);
  if (loan === null) throw new Error('No loan was opened.');
  return loan;
};

describe('the default bank', () => {
  it('has the lowest effective percent in the second currency', () => {
    expect(defaultBank(banks, currencies)?.id).toBe(1);
    expect(defaultBank(banks, currencies.toReversed())?.id).toBe(3);
  });
  it('uses the effective rate, not the initial one', () => {
    const lure = createBank(9, { usd: { percents: [1, 9.9], months: [12, 180] } });
    expect(defaultBank([lure, iberia], currencies)?.id).toBe(1);
  });
  it('is the earlier one of two that are equal', () => {
    expect(defaultBank([createBank(8), createBank(7)], currencies)?.id).toBe(8);
  });
  it('is chosen by the first currency where nobody lends in the second', () => {
    expect(defaultBank([createBank(4, { usd: null }), gelOnly], currencies)?.id).toBe(3);
    expect(defaultBank(banks, currencies.slice(0, 1))?.id).toBe(3);
  });
  it('is none without banks, or without currencies', () => {
    expect(defaultBank([], currencies)).toBeNull();
    expect(defaultBank(banks, [])).toBeNull();
  });
});

describe('a new loan', () => {
  it('is at the default bank for five years with its least share, in the second currency, from the developer', () => {
    expect(opened(170_000)).toEqual({
      bankId: 1,
      currencyId: 2,
      price: 170_000,
      participationPercent: 20,
      months: 60,
      yearlyPercent: 7.4,
      isFromDeveloper: true,
    });
  });
  it('has no price unless one is given, and no figures without a price', () => {
    expect(opened().price).toBeNull();
    expect(loanFigures(opened())).toBeNull();
    expect(opened(1000).price).toBe(1000);
  });
  it('keeps within the term of a bank that lends for less, or for more', () => {
    const short = createBank(5, { usd: { percents: [7, 8], months: [6, 48] } });
    const long = createBank(6, { usd: { percents: [7, 8], months: [72, 180] } });
    expect(openLoan([short], currencies)?.months).toBe(48);
    expect(openLoan([long], currencies)?.months).toBe(72);
  });
  it('is in the first currency where the bank does not lend in the second', () => {
    expect(openLoan([gelOnly], currencies)).toMatchObject({ bankId: 3, currencyId: 1, yearlyPercent: 10 });
  });
  it('is none for the visitor who is shown no banks', () => {
    expect(openLoan([], [])).toBeNull();
    expect(openLoan([], currencies)).toBeNull();
    expect(openLoan(banks, [])).toBeNull();
  });
});

describe('choosing a bank', () => {
  it('uses its initial rate, its longest term and its least share', () => {
    const loan = { ...opened(170_000), participationPercent: 50, months: 36 };
    expect(chooseBank(loan, kolkheti)).toEqual({
      ...loan,
      bankId: 2,
      yearlyPercent: 7.6,
      months: 120,
      participationPercent: 15,
    });
  });
  it('does so for the bank that is chosen already', () => {
    expect(chooseBank(opened(), iberia)).toMatchObject({ bankId: 1, months: 180 });
  });
  it('keeps price, currency and the developer', () => {
    const loan = { ...chooseCurrency(opened(5), iberia, 1), isFromDeveloper: false };
    expect(chooseBank(loan, kolkheti)).toMatchObject({ price: 5, currencyId: 1, yearlyPercent: 11.5, isFromDeveloper: false });
  });
  it('turns to a currency that the bank lends in', () => {
    expect(chooseBank(opened(), gelOnly)).toMatchObject({ currencyId: 1, yearlyPercent: 10, months: 240 });
  });
  it('refuses a bank that lends in none', () => {
    expect(() => chooseBank(opened(), createBank(9, { gel: null, usd: null }))).toThrow(RangeError);
  });
});

describe('choosing a currency', () => {
  it('uses the bank’s initial rate there and keeps the term and the share', () => {
    const loan = { ...opened(170_000), participationPercent: 50 };
    expect(chooseCurrency(loan, iberia, 1)).toEqual({ ...loan, currencyId: 1, yearlyPercent: 11.3 });
  });
  it('cuts a term that the bank does not lend for there', () => {
    const loan = { ...chooseCurrency(opened(), kolkheti, 1), months: 240 };
    expect(chooseCurrency(loan, kolkheti, 2).months).toBe(120);
  });
  it('refuses a currency that the bank does not lend', () => {
    expect(() => chooseCurrency(opened(), gelOnly, 2)).toThrow(RangeError);
  });
  it('offers only those that the bank has percents for, in the order of the list', () => {
    expect(selectableCurrencies(iberia, currencies).map(({ id }) => id)).toEqual([1, 2]);
    expect(selectableCurrencies(gelOnly, currencies).map(({ id }) => id)).toEqual([1]);
    expect(selectableCurrencies(iberia, currencies.toReversed()).map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('the sliders', () => {
  it('have the bank’s bounds', () => {
    expect(participationBounds(iberia)).toEqual({ min: 20, max: 100 });
    expect(participationBounds(createBank(9, { min_participation_percent: 12.5 }))).toEqual({ min: 13, max: 100 });
    expect(monthBounds(kolkheti, 1)).toEqual({ min: 6, max: 240 });
    expect(monthBounds(kolkheti, 2)).toEqual({ min: 6, max: 120 });
    expect(() => monthBounds(gelOnly, 2)).toThrow(RangeError);
  });
  it.each([
    [20, 20],
    [19, 20],
    [0, 20],
    [55.4, 55],
    [100, 100],
    [101, 100],
  ])('set %d percent as %i', (given, set) => {
    expect(setParticipationPercent(opened(), iberia, given).participationPercent).toBe(set);
  });
  it.each([
    [12, 12],
    [11, 12],
    [60.6, 61],
    [180, 180],
    [181, 180],
  ])('set %d months as %i', (given, set) => expect(setMonths(opened(), iberia, given).months).toBe(set));
  it('offer the periods of 5, 10, 15 and 20 years that the bank lends for', () => {
    expect(periodOptions(iberia, 1)).toEqual([60, 120, 180, 240]);
    expect(periodOptions(iberia, 2)).toEqual([60, 120, 180]);
    expect(periodOptions(createBank(9, { usd: { percents: [7, 8], months: [61, 119] } }), 2)).toEqual([]);
  });
});

describe('the price', () => {
  it.each([null, 0, -1, 1_000_000_000, 1.5, Number.NaN])('is wrong: %s', (price) => {
    expect(isPriceValid(price)).toBe(false);
    expect(loanFigures(setPrice(opened(), price))).toBeNull();
  });
  it.each([1, 459_000, 999_999_999])('is right: %i', (price) => expect(isPriceValid(price)).toBe(true));
  it.each([
    ['459 000', 459_000],
    ['₾459,000', 459_000],
    ['', null],
    ['abc', null],
    ['0', 0],
    ['007', 7],
    ['9999999999', 999_999_999],
    ['1234567891', 123_456_789],
  ])('is read from %j as %s', (text, price) => expect(readPrice(text)).toBe(price));
  it('returns the participation, the loan and the instalment', () => {
    const loan = chooseBank(chooseCurrency(opened(459_000), iberia, 1), iberia);
    expect(loanFigures(loan)).toEqual({ participation: 91_800, amount: 367_200, monthlyPayment: 3865.45 });
  });
});

describe('the reference rate', () => {
  it('is TIBR1M for lari and Term SOFR otherwise', () => {
    expect([1, 2, 3].map(referenceRate)).toEqual(['TIBR1M', 'Term SOFR', 'Term SOFR']);
  });
});
