import { describe, expect, it } from 'vitest';
import { chukurtma, mortgage } from '../mortgage.fixture';
import { loanExample, loanStatementOf, teaserLoan } from './teaser-loan';

const price = { 1: { price_total: 270_000.4, price_square: 2700 }, 2: { price_total: 100_000, price_square: 1000 } };

describe('loanStatementOf', () => {
  it('passes a statement for sale to the calculator, in whole units', () => {
    expect(loanStatementOf({ id: 7, deal_type_id: 1, price }, 'Flat')).toEqual({
      id: 7,
      title: 'Flat',
      prices: { 1: 270_000, 2: 100_000 },
    });
  });

  it.each([2, 3, 7, 10])('passes none of the deal %i', (deal_type_id) => {
    expect(loanStatementOf({ id: 7, deal_type_id, price }, 'Flat')).toBeNull();
  });

  it('passes none whose price is negotiable', () => {
    expect(loanStatementOf({ id: 7, deal_type_id: 1, price: {} }, 'Flat')).toBeNull();
  });
});

describe('teaserLoan', () => {
  it('is the loan that the calculator opens with: five years at the default bank', () => {
    expect(teaserLoan(mortgage, 100_000, 2)).toMatchObject({
      bankNames: { en: 'Iberia' },
      monthlyPayment: 1599.24,
      participationPercent: 20,
      months: 60,
      yearlyPercent: 7.4,
    });
    expect(teaserLoan(mortgage, 270_000, 1)).toMatchObject({ currencyId: 1, yearlyPercent: 11.3 });
  });

  it('is none where the default bank does not lend in the currency, and where nobody lends', () => {
    expect(teaserLoan({ ...mortgage, banks: [chukurtma] }, 100_000, 2)).toBeNull();
    expect(teaserLoan({ banks: [], currencies: [] }, 100_000, 2)).toBeNull();
  });
});

describe('loanExample', () => {
  it('lends for 20 years in GEL, or as long as the default bank does', () => {
    expect(loanExample(mortgage)).toMatchObject({ price: 300_000, currencyId: 1, years: 20, participationPercent: 20 });
    expect(loanExample({ banks: [], currencies: [] })).toBeNull();
  });
});
