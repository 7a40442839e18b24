import { describe, expect, it } from 'vitest';
import { chukurtma, mortgage } from '../mortgage.fixture';
import { hasInstalment, loanExample, loanStatementOf, teaserLoan } from './teaser-loan';

const price = { 1: { price_total: 270_000.4, price_square: 2700 }, 2: { price_total: 100_000, price_square: 1000 } };

const seller = (type: 'physical' | 'developer') => ({ type, logo: null, is_premier_agent: null });

describe('loanStatementOf', () => {
  it('passes a statement for sale to the calculator, in whole units', () => {
    expect(loanStatementOf({ id: 7, deal_type_id: 1, price, user_type: seller('physical') }, 'Flat')).toEqual({
      id: 7,
      title: 'Flat',
      prices: { 1: 270_000, 2: 100_000 },
      isFromDeveloper: false,
    });
  });

  it.each([2, 3, 7, 10])('passes none of the deal %i', (deal_type_id) => {
    expect(loanStatementOf({ id: 7, deal_type_id, price, user_type: seller('physical') }, 'Flat')).toBeNull();
  });

  it('says whether a developer sells it', () => {
    const statement = { id: 7, deal_type_id: 1, price, user_type: seller('developer') };
    expect(loanStatementOf(statement, 'Flat')?.isFromDeveloper).toBe(true);
  });

  it('skips negotiable prices', () => {
    expect(loanStatementOf({ id: 7, deal_type_id: 1, price: {}, user_type: seller('physical') }, 'Flat')).toBeNull();
  });
});

describe('hasInstalment', () => {
  it('is false only for land', () => {
    expect([1, 2, 3, 4, 5, 6].filter((real_estate_type_id) => !hasInstalment({ real_estate_type_id }))).toEqual([4]);
  });
});

describe('teaserLoan', () => {
  it('is a loan over the longest term of the default bank', () => {
    expect(teaserLoan(mortgage, 100_000, 2)).toMatchObject({
      bankNames: { en: 'Iberia' },
      monthlyPayment: 737.07,
      participationPercent: 20,
      months: 180,
      yearlyPercent: 7.4,
    });
    expect(teaserLoan(mortgage, 270_000, 1)).toMatchObject({ currencyId: 1, months: 240, yearlyPercent: 11.3 });
  });

  it('is empty where the default bank does not lend in the currency, and where nobody lends', () => {
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
