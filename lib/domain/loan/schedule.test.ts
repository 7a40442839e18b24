import { describe, expect, it } from 'vitest';
import { monthlyPayment } from './annuity';
import { yearlySchedule } from './schedule';

const terms = { price: 459_000, participation: 91_800, yearlyPercent: 11.3, months: 240 };
const minor = (amount: number) => Math.round(amount * 100);
const sumMinor = (amounts: number[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0);

/** The same loan month by month in whole numbers: percents in tenths, halves round up. */
function ledger(principalMinor: bigint, tenthsOfPercent: bigint, months: number, paymentMinor: bigint) {
  const rows: { principal: bigint; interest: bigint; balance: bigint }[] = [];
  let balance = principalMinor;
  for (let month = 1; month <= months; month += 1) {
    const interest = (2n * balance * tenthsOfPercent + 12_000n) / 24_000n;
    const principal = month === months ? balance : paymentMinor - interest;
    balance -= principal;
    rows.push({ principal, interest, balance });
  }
  return rows;
}

describe('the yearly schedule', () => {
  it('has the principal, interest and balance in whole tetri', () => {
    const months = ledger(36_720_000n, 113n, 240, 386_545n);
    const expected = Array.from({ length: 20 }, (_, index) => {
      const rows = months.slice(index * 12, index * 12 + 12);
      const sum = (part: 'principal' | 'interest') => Number(rows.reduce((total, row) => total + row[part], 0n)) / 100;
      return {
        year: index + 1,
        principal: sum('principal'),
        interest: sum('interest'),
        balance: Number(rows[11]?.balance) / 100,
      };
    });
    expect(yearlySchedule(terms).years).toEqual(expected);
  });

  it.each([
    terms,
    { ...terms, months: 61 },
    { ...terms, months: 12 },
    { ...terms, months: 1 },
    { ...terms, yearlyPercent: 0 },
    { ...terms, yearlyPercent: 0, months: 239 },
    { price: 1, participation: 0, yearlyPercent: 13.9, months: 240 },
    { price: 1, participation: 0, yearlyPercent: 0, months: 201 },
    { price: 1, participation: 0, yearlyPercent: 0, months: 150 },
    { price: 999_999_999, participation: 0, yearlyPercent: 13.9, months: 240 },
    { price: 100, participation: 100, yearlyPercent: 7.4, months: 24 },
  ])('adds up to the tetri: $price less $participation at $yearlyPercent% over $months months', (loan) => {
    const { years, paid, interest } = yearlySchedule(loan);
    expect(years).toHaveLength(Math.ceil(loan.months / 12));
    expect(sumMinor(years.map(({ principal }) => principal))).toBe((loan.price - loan.participation) * 100);
    expect(sumMinor(years.map((year) => year.interest))).toBe(minor(interest));
    expect(minor(paid)).toBe(minor(interest) + (loan.price - loan.participation) * 100);
    expect(years.at(-1)?.balance).toBe(0);
    expect(years.map(({ year }) => year)).toEqual(years.map((_, index) => index + 1));
    let owed = (loan.price - loan.participation) * 100;
    for (const { principal, balance } of years) {
      owed -= minor(principal);
      expect(minor(balance)).toBe(owed);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
  });

  it('pays the same every month but the last, which absorbs the rounding', () => {
    const { paid } = yearlySchedule(terms);
    const rest = minor(paid) - 239 * minor(monthlyPayment(terms));
    expect(Math.abs(rest - minor(monthlyPayment(terms)))).toBeLessThan(240);
    expect(rest).not.toBe(minor(monthlyPayment(terms)));
  });

  it('is paid off early where the rounded instalment is above its share', () => {
    const { years } = yearlySchedule({ price: 1, participation: 0, yearlyPercent: 0, months: 150 });
    expect(years.map(({ balance }) => balance)).toEqual([0.88, 0.76, 0.64, 0.52, 0.4, 0.28, 0.16, 0.04, 0, 0, 0, 0, 0]);
  });

  it('refuses an impossible loan', () => expect(() => yearlySchedule({ ...terms, months: 0 })).toThrow(RangeError));
});
