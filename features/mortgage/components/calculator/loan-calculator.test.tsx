import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPriceValid, type Loan } from '@/lib/domain/loan/calculator';
import common from '@/messages/en/common.json';
import mortgageWords from '@/messages/en/mortgage.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { startLoan } from '../../domain/form-data';
import { chukurtma, iberia, kolkheti, mortgage } from '../../mortgage.fixture';
import type { LoanStatement } from '../../stores/loan-statement';
import { CalculatorFooter, LoanCalculator } from './loan-calculator';

const flat = { id: 7, title: 'Flat', prices: { 1: 270_000, 2: 100_000 }, isFromDeveloper: false };

function Example({ statement, onRequest }: { statement: LoanStatement | null; onRequest: () => void }) {
  const [loan, setLoan] = useState<Loan | null>(() => startLoan(mortgage, statement, 2));
  const bank = mortgage.banks.find(({ id }) => id === loan?.bankId);
  if (!loan || !bank) return null;
  return (
    <>
      <LoanCalculator mortgage={mortgage} loan={loan} bank={bank} statement={statement} onChange={setLoan} />
      <CalculatorFooter loan={loan} onRequest={onRequest} />
    </>
  );
}

function open(statement: LoanStatement | null = flat) {
  const onRequest = vi.fn();
  render(
    <PageFrame address="/en" messages={{ common, mortgage: mortgageWords }}>
      <Example statement={statement} onRequest={onRequest} />
    </PageFrame>,
  );
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), onRequest };
}

const price = () => screen.getByRole('textbox', { name: 'Property price' });
const share = () => screen.getByRole('textbox', { name: 'Down payment in percent' });
const term = () => screen.getByRole('textbox', { name: 'Term in months' });
const result = () => screen.getByRole('region', { name: 'Result' });
const request = () => screen.getByRole('button', { name: 'Request a loan' });
const bankOf = ({ display_name }: { display_name: string }) => screen.getByRole('radio', { name: new RegExp(display_name) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

describe('the calculator', () => {
  it('opens with the statement’s second price at the bank with the lowest effective rate, which comes first', () => {
    open();
    expect(price()).toHaveValue('100\u00a0000');
    expect(bankOf(iberia)).toBeChecked();
    expect(screen.getAllByRole('radio', { name: /effective/ })[0]).toBe(bankOf(iberia));
    expect(result()).toHaveTextContent(/\$737/);
    expect(result()).toHaveTextContent('7.4%');
    expect(result()).toHaveTextContent('Term SOFR');
  });

  it('opens empty where no price is known, asks for it silently and shows an error once the field is left', async () => {
    const { user } = open(null);
    expect(price()).toHaveValue('');
    expect(price()).toBeValid();
    expect(result()).toHaveTextContent('—');
    expect(request()).toBeDisabled();
    await user.click(price());
    await user.tab();
    expect(price()).toHaveAccessibleDescription('Enter a price');
    await user.type(price(), '100000');
    expect(price()).toBeValid();
    expect(result()).toHaveTextContent(/\$1,599/);
  });

  it('shows an empty price as an error at its field and a dash, and calls no bank, until there is a price again', async () => {
    const { user, onRequest } = open();
    await user.clear(price());
    expect(price()).toHaveAccessibleDescription('Enter a price');
    expect(price()).toBeInvalid();
    expect(result()).toHaveTextContent('—');
    expect(request()).toBeDisabled();
    await user.type(price(), '0');
    expect(price()).toBeInvalid();
    await user.type(price(), '5000');
    expect(price()).toBeValid();
    await user.click(request());
    expect(onRequest).toHaveBeenCalledOnce();
  });

  it('accepts nine digits of a price', async () => {
    const { user } = open();
    await user.clear(price());
    await user.type(price(), '12345678901');
    expect(price()).toHaveValue('123\u00a0456\u00a0789');
    expect(isPriceValid(123_456_789)).toBe(true);
  });

  it('sets rate, term and down payment to the chosen bank’s and points them out for 600 ms', async () => {
    const { user } = open();
    await user.click(bankOf(kolkheti));
    expect([share(), term()].map((box) => (box as HTMLInputElement).value)).toEqual(['30', '120']);
    expect(result()).toHaveTextContent('7.6%');
    const lit = () => document.querySelectorAll('.bg-aivani-50').length;
    expect(lit()).toBe(2);
    act(() => vi.advanceTimersByTime(600));
    expect(lit()).toBe(0);
  });

  it('offers only the currencies of the chosen bank', async () => {
    const { user } = open();
    const currencies = () => within(screen.getByRole('radiogroup', { name: 'Currency' })).getAllByRole('radio');
    expect(currencies().map((radio) => radio.getAttribute('aria-label'))).toEqual(['Lari', 'Dollar']);
    await user.click(bankOf(chukurtma));
    expect(currencies().map((radio) => radio.getAttribute('aria-label'))).toEqual(['Lari']);
    expect(result()).toHaveTextContent('TIBR1M');
  });

  it('follows a statement’s price into the other currency, and keeps a typed one', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Lari' }));
    expect(price()).toHaveValue('270\u00a0000');
    await user.clear(price());
    await user.type(price(), '250000');
    await user.click(screen.getByRole('radio', { name: 'Dollar' }));
    expect(price()).toHaveValue('250\u00a0000');
  });

  it('applies a typed term inside the bounds at once, and clamps others on blur', async () => {
    const { user } = open();
    await user.clear(term());
    await user.type(term(), '96');
    expect(screen.getByRole('slider', { name: 'Term' })).toHaveAttribute('aria-valuenow', '96');
    await user.clear(term());
    await user.type(term(), '999');
    await user.tab();
    expect(term()).toHaveValue('180');
    await user.clear(share());
    await user.type(share(), '5');
    await user.tab();
    expect(share()).toHaveValue('20');
  });

  it('moves term and down payment by keyboard, one step at a time', async () => {
    const { user } = open();
    act(() => screen.getByRole('slider', { name: 'Down payment' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(share()).toHaveValue('21');
    act(() => screen.getByRole('slider', { name: 'Term' }).focus());
    await user.keyboard('{PageDown}');
    expect(term()).toHaveValue('170');
    await user.keyboard('{Home}');
    expect(term()).toHaveValue('12');
  });

  it('has buttons for the terms that the bank lends for', async () => {
    const { user } = open();
    const terms = within(screen.getByRole('group', { name: 'Ready-made terms' }));
    expect(terms.getAllByRole('button').map((button) => button.textContent)).toEqual(['5 years', '10 years', '15 years']);
    await user.click(terms.getByRole('button', { name: '15 years' }));
    expect(term()).toHaveValue('180');
  });

  it('announces the payment 400 ms after the last change', async () => {
    const { user } = open();
    const announcement = () => document.querySelector('[aria-live=polite]')?.textContent;
    expect(announcement()).toBe('Monthly payment $737');
    await user.click(screen.getByRole('button', { name: '10 years' }));
    expect(announcement()).toBe('Monthly payment $737');
    act(() => vi.advanceTimersByTime(400));
    expect(announcement()).not.toBe('Monthly payment $737');
  });

  it('always says how binding the figures are', async () => {
    const { user } = open();
    await user.clear(price());
    expect(screen.getByText('Indicative only. Excludes bank fees; insurance is added.')).toBeVisible();
  });

  it('shows a line for each year, and what each bank asks for the same or why it does not lend', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '5 years' }));
    await user.click(screen.getByRole('button', { name: 'Payments by year' }));
    const rows = within(screen.getByRole('table', { name: 'Payments by year' })).getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(rows[5]?.lastChild).toHaveTextContent('0');
    await user.click(screen.getByRole('button', { name: 'Compare the banks' }));
    const offers = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(offers[0]).toContain('Iberia');
    expect(offers).toHaveLength(3);
    expect(offers.find((text) => text?.includes('Kolkheti'))).toContain('down payment of 30%');
    expect(offers.at(-1)).toContain('Does not lend in this currency');
  });
});
