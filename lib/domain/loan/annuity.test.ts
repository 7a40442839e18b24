import { describe, expect, it } from 'vitest';
import { monthlyPayment, participationAmount } from './annuity';

/**
 * The PMT of a spreadsheet in whole numbers of any length, so that nothing is rounded before the end: with r = a / b a month,
 * P·r·(1 + r)^n / ((1 + r)^n − 1) = P·a·(a + b)^n / (b·((a + b)^n − b^n)).
 */
function spreadsheetPmt(principal: number, yearlyPercent: string, months: number): string {
  const [whole = '', decimals = ''] = yearlyPercent.split('.');
  const a = BigInt(whole + decimals);
  const b = 1200n * 10n ** BigInt(decimals.length);
  const n = BigInt(months);
  const grown = (a + b) ** n;
  const [numerator, denominator] = a === 0n ? [BigInt(principal), n] : [BigInt(principal) * a * grown, b * (grown - b ** n)];
  const tetri = (2n * 100n * numerator + denominator) / (2n * denominator);
  return `${tetri / 100n}.${String(tetri % 100n).padStart(2, '0')}`;
}

type Case = [price: number, participation: number, yearlyPercent: string, months: number, payment: string];

const cases: Case[] = [
  [459_000, 91_800, '11.3', 240, '3865.45'],
  [459_000, 91_800, '11.3', 60, '8038.87'],
  [459_000, 91_800, '11.3', 120, '5120.74'],
  [459_000, 91_800, '11.3', 180, '4243.02'],
  [170_000, 34_000, '7.4', 180, '1253.02'],
  [170_000, 34_000, '7.4', 60, '2718.70'],
  [170_000, 25_500, '7.6', 120, '1722.79'],
  [250_000, 50_000, '7.9', 180, '1899.78'],
  [320_000, 48_000, '11.5', 240, '2900.69'],
  [320_000, 64_000, '11.9', 240, '2800.95'],
  [320_000, 96_000, '12.4', 180, '2746.29'],
  [320_000, 64_000, '10.5', 240, '2555.85'],
  [320_000, 32_000, '13.2', 240, '3415.26'],
  [320_000, 48_000, '12.8', 240, '3148.01'],
  [320_000, 96_000, '13.9', 180, '2968.07'],
  [88_000, 17_600, '8', 180, '672.78'],
  [88_000, 26_400, '8.4', 120, '760.46'],
  [88_000, 13_200, '8.5', 120, '927.41'],
  [88_000, 26_400, '8.8', 120, '773.67'],
  [1, 0, '11.3', 240, '0.01'],
  [1, 0, '7.4', 1, '1.01'],
  [2, 1, '7.4', 60, '0.02'],
  [100, 10, '13.2', 3, '30.66'],
  [1_000, 100, '13.2', 3, '306.62'],
  [999_999_999, 0, '13.9', 240, '12362646.00'],
  [999_999_999, 199_999_999, '7.4', 180, '7370710.76'],
  [999_999_999, 999_999_998, '11.3', 240, '0.01'],
  [999_999_999, 100_000_000, '13.2', 3, '306624067.05'],
  [999_999_999, 0, '0.01', 240, '4170852.08'],
  [999_999_999, 0, '0.0001', 3, '333333388.56'],
  [999_999_999, 0, '0.0001', 24, '41666710.03'],
  [120_000, 24_000, '12', 1, '96960.00'],
  [120_000, 24_000, '12', 2, '48721.19'],
  [120_000, 24_000, '12', 7, '14268.32'],
  [120_000, 24_000, '12', 61, '2109.89'],
  [120_000, 24_000, '12', 239, '1058.11'],
  [75_000, 7_501, '0.5', 60, '1139.34'],
  [75_000, 7_501, '0.01', 120, '562.78'],
  [75_000, 7_501, '0.25', 600, '119.69'],
  [75_000, 7_501, '36', 24, '3985.64'],
  [75_000, 7_501, '99.99', 12, '9111.69'],
  [75_000, 7_501, '100', 600, '5624.92'],
  [133_337, 13_335, '11.37', 173, '1413.58'],
  [133_337, 13_335, '8.455', 119, '1492.92'],
  [133_337, 13_335, '7.125', 87, '1770.13'],
  [64_999, 19_500, '9.99', 36, '1467.91'],
  [459_000, 459_000, '11.3', 240, '0.00'],
  [459_000, 91_800, '0', 240, '1530.00'],
  [100, 0, '0', 3, '33.33'],
  [200, 0, '0', 3, '66.67'],
  [1, 0, '0', 200, '0.01'],
  [1, 0, '0', 201, '0.00'],
  [999_999_999, 0, '0', 7, '142857142.71'],
];

const terms = { price: 459_000, participation: 91_800, yearlyPercent: 11.3, months: 240 };

describe('the monthly payment', () => {
  it('is right in more than forty cases', () => expect(cases.length).toBeGreaterThanOrEqual(40));

  it.each(cases)('of %i less %i at %s percent over %i months is %s', (price, participation, yearlyPercent, months, payment) => {
    expect(spreadsheetPmt(price - participation, yearlyPercent, months)).toBe(payment);
    const ours = monthlyPayment({ price, participation, yearlyPercent: Number(yearlyPercent), months });
    expect(ours.toFixed(2)).toBe(payment);
    expect(Number(ours.toFixed(2))).toBe(ours);
  });

  it('agrees to the tetri with the spreadsheet at every whole percent and term that banks have', () => {
    const different: string[] = [];
    for (let percent = 1; percent <= 30; percent += 1)
      for (let months = 3; months <= 240; months += 3) {
        const ours = monthlyPayment({ ...terms, yearlyPercent: percent, months }).toFixed(2);
        const sheet = spreadsheetPmt(367_200, String(percent), months);
        if (ours !== sheet) different.push(`${percent}% ${months}: ${ours} ${sheet}`);
      }
    expect(different).toEqual([]);
  });

  it.each([
    ['a participation above the price', { participation: 459_001 }],
    ['a participation below zero', { participation: -1 }],
    ['a price below zero', { price: -1, participation: 0 }],
    ['a price that is not a number', { price: Number.NaN }],
    ['a price without end', { price: Number.POSITIVE_INFINITY }],
    ['a rate below zero', { yearlyPercent: -0.1 }],
    ['a rate that is not a number', { yearlyPercent: Number.NaN }],
    ['no month', { months: 0 }],
    ['a broken month', { months: 12.5 }],
  ])('refuses %s', (_, change) => {
    expect(() => monthlyPayment({ ...terms, ...change })).toThrow(RangeError);
  });
});

describe('the participation', () => {
  it.each([
    [459_000, 20, 91_800],
    [332, 20, 67],
    [333, 20, 67],
    [1, 10, 1],
    [1, 100, 1],
    [999_999_999, 10, 100_000_000],
    [999_999_999, 100, 999_999_999],
    [100_000, 12.5, 12_500],
    [100_000, 0, 0],
    // 29% of 100 is 28.999999999999996 in floating point, and 7% of 100 is 7.000000000000001.
    [100, 29, 29],
    [100, 7, 7],
  ])('of %i at %d percent is %i', (price, percent, amount) => expect(participationAmount(price, percent)).toBe(amount));

  it('is never less than its percent of the price, nor a whole unit more', () => {
    for (let price = 1; price < 3000; price += 7)
      for (const percent of [10, 15, 20, 30, 33, 99]) {
        const hundredths = participationAmount(price, percent) * 100 - price * percent;
        expect(hundredths).toBeGreaterThanOrEqual(0);
        expect(hundredths).toBeLessThan(100);
      }
  });
});
