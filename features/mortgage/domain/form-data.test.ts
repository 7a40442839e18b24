import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { type Loan, loanFigures } from '@/lib/domain/loan/calculator';
import { chukurtma, mortgage } from '../mortgage.fixture';
import { initialPrice, mortgageFormData, prefilledValues, startLoan } from './form-data';
import { teaserLoan } from './teaser-loan';

const loan: Loan = {
  bankId: 3,
  currencyId: 2,
  price: 100_000,
  participationPercent: 20,
  months: 120,
  yearlyPercent: 7.4,
  isFromDeveloper: true,
};
const flat = { id: 7, title: 'Flat', prices: { 1: 270_000, 2: 100_000 }, isFromDeveloper: false };
const around = { returnUrl: 'http://localhost/', locale: 'ka' } as const;
const user = {
  name: 'Nino Beridze Maisuradze',
  email: 'nino@example.ge',
  valid_phone_numbers: ['599001234', '577001234'],
  identification_code: null,
} as Partial<SessionUser> as SessionUser;

describe('openingPrice', () => {
  it('is the statement’s second price', () => {
    expect(initialPrice(flat)).toBe(100_000);
  });

  it.each([
    ['no statement', null],
    ['a statement without a price in dollars', { ...flat, prices: { 1: 270_000 } }],
    ['a price of nothing', { ...flat, prices: { 2: 0 } }],
  ])('is 1 for %s', (_, statement) => {
    expect(initialPrice(statement)).toBe(1);
  });
});

describe('startLoan', () => {
  it('opens empty for five years where no price is known', () => {
    expect(startLoan(mortgage, null, 1)).toMatchObject({ price: null, months: 60, currencyId: 2, isFromDeveloper: true });
  });

  it.each([1, 2] as const)('goes on with the instalment that the page shows in currency %i', (currencyId) => {
    const loan = startLoan(mortgage, flat, currencyId);
    const shown = teaserLoan(mortgage, flat.prices[currencyId], currencyId);
    expect(loan).toMatchObject({ currencyId, price: flat.prices[currencyId], months: shown?.months });
    expect(loan && loanFigures(loan)?.monthlyPayment).toBe(shown?.monthlyPayment);
  });

  it('uses the currency of the bank where it does not lend in the shown one', () => {
    expect(startLoan({ ...mortgage, banks: [chukurtma] }, flat, 2)).toMatchObject({ currencyId: 1, price: 270_000, months: 240 });
  });

  it('buys from the developer only what a developer sells', () => {
    expect(startLoan(mortgage, flat, 2)?.isFromDeveloper).toBe(false);
    expect(startLoan(mortgage, { ...flat, isFromDeveloper: true }, 2)?.isFromDeveloper).toBe(true);
  });
});

describe('prefilledValues', () => {
  it('uses the profile of a signed-in visitor', () => {
    expect(prefilledValues(user)).toEqual({
      first_name: 'Nino',
      last_name: 'Beridze Maisuradze',
      personal_number: '',
      phone_number: '599001234',
      email: 'nino@example.ge',
    });
  });

  it('uses an entrepreneur’s code of eleven digits as the personal number, but not a company’s of nine', () => {
    expect(prefilledValues({ ...user, identification_code: '01001012345' }).personal_number).toBe('01001012345');
    expect(prefilledValues({ ...user, identification_code: '404123456' }).personal_number).toBe('');
  });

  it('leaves everything empty for a guest', () => {
    expect(new Set(Object.values(prefilledValues(null)))).toEqual(new Set(['']));
  });
});

describe('mortgageFormData', () => {
  const values = { first_name: 'Nino', phone_number: '599 001 234', sms_code: '123456', monthly_income: '3500' };

  it('joins the person, the bank’s own fields and the loan', () => {
    expect(mortgageFormData(loan, flat, values, around)).toEqual({
      first_name: 'Nino',
      phone_number: '599001234',
      monthly_income: '3500',
      bank_id: 3,
      currency_id: 2,
      property_price: 100_000,
      amount: 80_000,
      participation_amount: 20_000,
      month: 120,
      percentage_rate: 7.4,
      send_lead: 1,
      statement_id: 7,
      redirect_url: 'http://localhost/',
      only_from_developer: 1,
      locale: 'ka',
    });
  });

  it('says 0 where the seller is not a developer, and names no statement where there is none', () => {
    expect(mortgageFormData({ ...loan, isFromDeveloper: false }, null, values, around)).toMatchObject({
      only_from_developer: 0,
      statement_id: null,
    });
  });

  it('defaults the price to the statement’s second one, then to 1, and the participation to 1', () => {
    const empty = { ...loan, price: null };
    expect(mortgageFormData(empty, flat, values, around)).toMatchObject({ property_price: 100_000, participation_amount: 1 });
    expect(mortgageFormData(empty, null, values, around)).toMatchObject({ property_price: 1, participation_amount: 1 });
  });
});
