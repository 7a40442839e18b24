import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoan } from '../domain/form-data';
import { iberia, mortgage } from '../mortgage.fixture';
import { loanOpeners, useMortgage } from './mortgage-store';

const flat = { id: 7, title: 'Flat', prices: { 1: 270_000, 2: 100_000 }, isFromDeveloper: false };
const begin = useMortgage.getInitialState();
const state = () => useMortgage.getState();
const open = (statement: typeof flat | null, opener: (typeof loanOpeners)[number] = 'fromHeader') =>
  state().open(opener, statement, () => startLoan(mortgage, statement, 2));

beforeEach(() => {
  vi.useFakeTimers();
  vi.runAllTimers();
  useMortgage.setState(begin, true);
});
afterEach(() => vi.useRealTimers());

describe('a calculation', () => {
  it('starts with the bank with the lowest effective rate in the second currency, without a price', () => {
    open(null);
    expect(state().loan).toMatchObject({ bankId: iberia.id, currencyId: 2, price: null, months: 60, participationPercent: 20 });
  });

  it('starts with the statement’s price in the second currency', () => {
    open(flat);
    expect(state()).toMatchObject({ loan: { currencyId: 2, price: 100_000 }, statement: flat });
  });

  it('continues for the same statement, and starts over for another', () => {
    open(flat);
    const loan = state().loan;
    if (!loan) throw new Error('The calculation did not begin.');
    state().setLoan({ ...loan, price: 90_000 });
    open(flat);
    expect(state().loan?.price).toBe(90_000);
    open(null);
    expect(state().loan?.price).toBeNull();
  });
});

describe('a request', () => {
  it.each(loanOpeners)('that was accepted raises only the flag of its opener: %s', (opener) => {
    open(flat, opener);
    state().succeed();
    const raised = Object.entries(state().successModalForIDs).filter(([, isRaised]) => isRaised);
    expect(raised).toEqual([[opener, true]]);
    expect(state().submission).toEqual({ state: 'sent' });
  });

  it('leads back from the terms with the consent, or without', () => {
    state().showForm(true);
    state().readTerms(true);
    state().readTerms(false);
    expect(state()).toMatchObject({ isReadingTerms: false, termsAndConditions: false });
    state().readTerms(true);
    state().agree(true);
    expect(state()).toMatchObject({ isFormShown: true, isReadingTerms: false, termsAndConditions: true });
  });

  it('that failed leaves what was typed, and its errors, for the form', () => {
    state().setValues({ first_name: 'Nino' });
    state().setValues({ email: 'nino@' });
    state().fail([{ name: 'email', key: 'errors.email_format' }], 'errors.invalid');
    expect(state().submission).toEqual({ state: 'failed', key: 'errors.invalid' });
    state().retry();
    expect(state()).toMatchObject({
      submission: { state: 'none' },
      values: { first_name: 'Nino', email: 'nino@' },
      errors: [{ name: 'email', key: 'errors.email_format' }],
    });
  });
});

describe('closing', () => {
  const send = () => {
    open(flat, 'fromStatement');
    state().showForm(true);
    state().agree(true);
    state().succeed();
  };

  it('resets the flags at once and the state of the submission a second later', () => {
    send();
    state().close();
    expect(Object.values(state().successModalForIDs)).toEqual([false, false, false, false]);
    vi.advanceTimersByTime(999);
    expect(state()).toMatchObject({ submission: { state: 'sent' }, isFormShown: true });
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ submission: { state: 'none' }, isFormShown: false, termsAndConditions: false });
  });

  it('is empty when it is opened again within that second', () => {
    send();
    state().close();
    open(flat);
    expect(state()).toMatchObject({ submission: { state: 'none' }, isFormShown: false });
    state().showForm(true);
    vi.advanceTimersByTime(2000);
    expect(state().isFormShown).toBe(true);
  });
});
