import { describe, expect, it } from 'vitest';
import { createBank } from './banks.fixture';
import { compareBanks } from './comparison';

const cheapMonthly = createBank(1, { gel: { percents: [10, 13], months: [12, 240] } });
const cheapYearly = createBank(2, { gel: { percents: [11, 12], months: [12, 240] } });
const dollarsOnly = createBank(3, { gel: null });
const short = createBank(4, { gel: { percents: [9, 9.5], months: [6, 119] } });
const long = createBank(5, { gel: { percents: [9, 9.5], months: [121, 240] } });
const demanding = createBank(6, { min_participation_percent: 30 });
const banks = [demanding, cheapYearly, dollarsOnly, short, long, cheapMonthly];
const loan = { price: 459_000, participationPercent: 20, months: 120, currencyId: 1 };
const idsOf = ({ offers }: ReturnType<typeof compareBanks>) => offers.map(({ bank }) => bank.id);

describe('the comparison of banks', () => {
  it('orders the offers by instalment or by effective percent', () => {
    expect(idsOf(compareBanks(banks, loan, 'payment'))).toEqual([1, 2]);
    expect(idsOf(compareBanks(banks, loan, 'percent'))).toEqual([2, 1]);
  });

  it('orders equal ones by the other figure, then as the list has them', () => {
    const same = createBank(7, { gel: { percents: [10, 12.5], months: [12, 240] } });
    const twin = createBank(8, { gel: { percents: [10, 12.5], months: [12, 240] } });
    expect(idsOf(compareBanks([cheapMonthly, twin, same], loan, 'payment'))).toEqual([8, 7, 1]);
    const dear = createBank(9, { gel: { percents: [14, 12.5], months: [12, 240] } });
    expect(idsOf(compareBanks([dear, same], loan, 'percent'))).toEqual([7, 9]);
  });

  it('gives each offer its instalment by the initial rate, and the total that is paid', () => {
    const [offer] = compareBanks([createBank(1)], { ...loan, months: 240 }, 'payment').offers;
    expect(offer).toMatchObject({ initialPercent: 11.3, effectivePercent: 12.1, monthlyPayment: 3865.45 });
    expect(Math.round(((offer?.paid ?? 0) - (offer?.interest ?? 0)) * 100)).toBe(36_720_000);
    expect(Math.abs((offer?.paid ?? 0) - 240 * 3865.45)).toBeLessThan(2.4);
  });

  it('gives the reason why a bank refuses the loan, in the order of the list', () => {
    expect(compareBanks(banks, loan, 'payment').refusals).toEqual([
      { bank: demanding, reason: 'participation', limit: 30 },
      { bank: dollarsOnly, reason: 'currency' },
      { bank: short, reason: 'term_long', limit: 119 },
      { bank: long, reason: 'term_short', limit: 121 },
    ]);
  });

  it('accepts a term and a share on the bound', () => {
    const exact = createBank(7, { gel: { percents: [9, 9.5], months: [120, 120] }, min_participation_percent: 20 });
    expect(compareBanks([exact], loan, 'payment').refusals).toEqual([]);
  });

  it('leaves nobody out', () => {
    const { offers, refusals } = compareBanks(banks, loan, 'percent');
    expect(offers.length + refusals.length).toBe(banks.length);
  });
});
