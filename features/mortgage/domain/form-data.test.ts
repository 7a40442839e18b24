import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { Loan } from '@/lib/domain/loan/calculator';
import { initialPrice, mortgageFormData, prefilledValues } from './form-data';

const loan: Loan = {
  bankId: 3,
  currencyId: 2,
  price: 100_000,
  participationPercent: 20,
  months: 120,
  yearlyPercent: 7.4,
  isFromDeveloper: true,
};
const flat = { id: 7, title: 'Flat', prices: { 1: 270_000, 2: 100_000 } };
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

describe('prefilledValues', () => {
  it('takes the profile of who is signed in', () => {
    expect(prefilledValues(user)).toEqual({
      first_name: 'Nino',
      last_name: 'Beridze Maisuradze',
      personal_number: '',
      phone_number: '599001234',
      email: 'nino@example.ge',
    });
  });

  it('takes an entrepreneur’s code of eleven digits as the personal number, a company’s of nine not', () => {
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

  it('says 0 where the seller is no developer, and names no statement where there is none', () => {
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
