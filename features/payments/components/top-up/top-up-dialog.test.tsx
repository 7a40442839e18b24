import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentOptionsQuery } from '@/lib/api/payments/payments';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { claimDrafts, clearDrafts } from '@/lib/stores/drafts';
import { useSession } from '@/lib/stores/session/session-store';
import checkout from '@/messages/en/checkout.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import top_up from '@/messages/en/top_up.json';
import { noCards, paid, refused, topUpApi, topUpHandlers } from '@/tests/factories/money/top-up-api';
import { PageFrame } from '@/tests/setup/page-frame';
import { broker } from '../../payments.fixture';
import { TopUpDialog } from './top-up-dialog';

const server = setupServer(...topUpHandlers);
const pushed: string[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  topUpApi.reset();
  pushed.length = 0;
  queryClient.clear();
  clearDrafts();
  claimDrafts(broker.id);
  window.history.replaceState(null, '', '/en/s?page=2&fill_balance=true');
});

const waysKey = paymentOptionsQuery.queryKey;

function open(options: { amount?: number; method?: number } = {}, user: SessionUser = broker) {
  useSession.setState({ user, isChecked: true });
  queryClient.setQueryData(waysKey, topUpApi.options);
  render(
    <PageFrame
      address="/en/s?page=2&fill_balance=true"
      messages={{ checkout, common, errors, top_up }}
      router={{ push: (to) => void pushed.push(to) }}
    >
      <TopUpDialog user={user} isOpen options={options} siteName="Aivani" bankAppUrl="https://bank.example/app" />
    </PageFrame>,
  );
  return userEvent.setup();
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const payButton = () => screen.getByRole('button', { name: /^Pay/ });
const failedResult = /^\/en\/payment-result\?paymentStatus=-1&rnd=\d{1,3}$/;
const person: SessionUser = { ...broker, type_id: 1, roles: ['physical'] };

describe('the list of methods', () => {
  it('has five for a broker, and leads into one and back', async () => {
    const visitor = open();
    expect(
      screen
        .getAllByRole('listitem')
        .map((item) => within(item).getByRole('button').firstChild?.nextSibling?.firstChild?.textContent),
    ).toEqual(['By card', 'By invoice', 'By loyalty card', 'At a bank terminal', 'In a banking app']);
    await visitor.click(screen.getByRole('button', { name: /^By invoice/ }));
    expect(screen.getByRole('dialog', { name: 'Request an invoice' })).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('dialog', { name: 'Top up your balance' })).toBeVisible();
  });

  it('has no invoice for anybody but brokers and developers, even where the address asks for it', () => {
    open({ method: 2 }, person);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByText('By invoice')).toBeNull();
  });

  it('is left out where the address names a method', () => {
    open({ method: 2 });
    expect(screen.getByRole('dialog', { name: 'Request an invoice' })).toBeVisible();
  });
});

describe('a site without a gateway', () => {
  beforeEach(() => {
    topUpApi.options = noCards;
  });

  it('offers a company only the invoice, and says so', () => {
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^By invoice/ })).toBeVisible();
    expect(screen.getByText('Cards are not accepted on this site yet. Your company can top up by invoice.')).toBeVisible();
  });

  it('shows everyone else what is possible, even where the address asks for a card', () => {
    open({ method: 1 }, person);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByText(/cannot be topped up on this site yet/)).toBeVisible();
  });
});

describe('methods without a form', () => {
  it('name the number to type at a terminal', async () => {
    const visitor = open({ method: 4 });
    expect(screen.getByText('48120')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    await visitor.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('48120');
  });

  it('lead to the wallet of a bank’s app', () => {
    open({ method: 5 });
    expect(screen.getByRole('link', { name: 'Open the banking app' })).toHaveAttribute('href', 'https://bank.example/app');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the card', () => {
  it('cannot be paid with without an amount of at least 0.01', async () => {
    const visitor = open({ method: 1 });
    await screen.findByRole('radio', { name: /4417/ });
    expect(payButton()).toBeDisabled();
    await visitor.type(amount(), '0.00');
    await visitor.tab();
    expect(payButton()).toBeDisabled();
    expect(amount()).toHaveAccessibleDescription(errors.amount_range);
    await visitor.clear(amount());
    expect(amount()).toHaveAccessibleDescription('Fill in this field.');
    await visitor.type(amount(), '0.01');
    expect(payButton()).toBeEnabled();
    expect(payButton()).toHaveTextContent('Pay · ₾0.01');
  });

  it('is the default one at first; without a known card nothing can be paid', async () => {
    const visitor = open({ method: 1, amount: 50 });
    expect(payButton()).toBeDisabled();
    expect(await screen.findByRole('radio', { name: /4417/ })).toBeChecked();
    expect(payButton()).toBeEnabled();
    await visitor.click(screen.getByRole('button', { name: '₾100' }));
    expect(payButton()).toHaveTextContent('₾100.00');
  });

  it('sends the fields of the payment action and no others', async () => {
    const visitor = open({ method: 1, amount: 100 });
    await visitor.click(await screen.findByRole('radio', { name: /9032/ }));
    await visitor.click(payButton());
    await screen.findByText('Your balance is topped up', { selector: 'p' });
    expect(topUpApi.of('/api/v3/payments/init-fill-balance')[0]?.fields).toEqual({ amount: '100' });
    const [call] = topUpApi.of('/api/v3/payments/pay');
    const rnd = window.localStorage.getItem('rnd');
    expect(call?.fields).toEqual({
      redirect_url: `http://localhost:3000/en/payment-result?paymentStatus=pending&rnd=${rnd}&payment_id=7`,
      payment_id: 7,
      card_id: 5,
      pay_with: 'card',
    });
    for (const { key } of topUpApi.sent) expect(key).toMatch(/^[\da-f-]{36}$/);
  });

  it('names no card when it is a new one', async () => {
    const visitor = open({ method: 1, amount: 100 });
    await visitor.click(await screen.findByRole('radio', { name: /^New card/ }));
    await visitor.click(payButton());
    await waitFor(() => expect(topUpApi.of('/api/v3/payments/pay')).toHaveLength(1));
    expect(Object.keys(topUpApi.of('/api/v3/payments/pay')[0]?.fields ?? {}).sort()).toEqual([
      'pay_with',
      'payment_id',
      'redirect_url',
    ]);
  });

  it('is sent once on a double click, and is disabled while it is sent', async () => {
    let release = () => {};
    topUpApi.pay = () =>
      new Promise((resolve) => {
        release = () => resolve(paid({})());
      }) as Promise<Response>;
    const visitor = open({ method: 1, amount: 100 });
    await screen.findByRole('radio', { name: /4417/ });
    await visitor.dblClick(payButton());
    await waitFor(() => expect(topUpApi.of('/api/v3/payments/pay')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
    release();
    await screen.findByText('Your balance is topped up', { selector: 'p' });
    expect(topUpApi.sent).toHaveLength(2);
  });
});

describe('the result of a payment', () => {
  const pay = async (options: { amount: number } = { amount: 100 }) => {
    const visitor = open({ method: 1, ...options });
    await screen.findByRole('radio', { name: /4417/ });
    await visitor.click(payButton());
    return visitor;
  };

  it('is the new balance, with a link to the profile', async () => {
    topUpApi.user = { ...broker, balance: 228.5 };
    await pay();
    expect(await screen.findByRole('status')).toHaveTextContent('₾100.00 came in. You now have ₾228.50.');
    expect(screen.getByRole('link', { name: 'Back to the profile' })).toHaveAttribute('href', '/en/account/profile');
    expect(useSession.getState().user?.balance).toBe(228.5);
  });

  it('goes to the gateway’s page without the modal in the address of this one', async () => {
    topUpApi.pay = paid({ redirect_url: '#gateway', state: 'pending' });
    await pay();
    await waitFor(() => expect(window.location.hash).toBe('#gateway'));
    expect(window.location.search).toBe('?page=2');
  });

  it('closes the modal for a pending payment, and leads to its result', async () => {
    topUpApi.pay = paid({ state: 'pending' });
    await pay();
    await waitFor(() => expect(pushed[0]).toMatch(/^\/en\/payment-result\?paymentStatus=pending&rnd=\d{1,3}&payment_id=7$/));
    expect(window.location.search).toBe('?page=2');
  });

  it('is shown from errors.message, with a retry of the same method and amount', async () => {
    topUpApi.pay = refused(409, 'errors.invalid', {
      payment_id: ['errors.field_invalid'],
      message: ['errors.payment_insufficient_funds'],
    });
    const visitor = await pay();
    expect(await screen.findByText('The payment failed', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('You were not charged.');
    expect(screen.getByRole('status')).toHaveTextContent(errors.payment_insufficient_funds);
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(amount()).toHaveValue('100');
    topUpApi.pay = paid({});
    await visitor.click(payButton());
    await screen.findByText('Your balance is topped up', { selector: 'p' });
    const keys = topUpApi.of('/api/v3/payments/init-fill-balance').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('is retried under the same keys after a lost response', async () => {
    topUpApi.pay = () => HttpResponse.error();
    const visitor = await pay();
    await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
    topUpApi.pay = paid({});
    await visitor.click(payButton());
    await screen.findByText('Your balance is topped up', { selector: 'p' });
    for (const path of ['/api/v3/payments/init-fill-balance', '/api/v3/payments/pay']) {
      const [first, second] = topUpApi.of(path);
      expect(second).toEqual(first);
    }
  });

  it.each([
    ['a refusal', () => HttpResponse.json({ result: false })],
    ['an error', refused(500, 'errors.unforeseen')],
    ['no response', () => HttpResponse.error()],
  ])('is a failure on its own page when it cannot be started: %s', async (_, response) => {
    topUpApi.init = response;
    await pay();
    await waitFor(() => expect(pushed[0]).toMatch(failedResult));
    expect(new URLSearchParams(pushed[0]?.split('?')[1]).get('rnd')).toBe(window.localStorage.getItem('rnd'));
    expect(window.location.search).toBe('?page=2');
    expect(topUpApi.of('/api/v3/payments/pay')).toEqual([]);
  });

  it('keeps the form where the session has ended', async () => {
    topUpApi.init = refused(401, 'errors.unauthorised');
    await pay();
    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(amount()).toHaveValue('100');
    expect(pushed).toEqual([]);
  });
});

describe('the loyalty card', () => {
  it('needs an amount and a number of 8 to 19 digits, and sends both', async () => {
    const visitor = open({ method: 3 });
    await visitor.type(amount(), '12.5');
    const number = screen.getByRole('textbox', { name: 'Loyalty card number' });
    await visitor.type(number, '12345a67');
    await visitor.tab();
    expect(number).toHaveValue('1234567');
    expect(number).toHaveAccessibleDescription('Enter the card number: 8 to 19 digits.');
    expect(payButton()).toBeDisabled();
    await visitor.type(number, '8');
    await visitor.click(payButton());
    await screen.findByText('Your balance is topped up', { selector: 'p' });
    expect(topUpApi.of('/api/v3/payments/pay')[0]?.fields).toMatchObject({ pay_with: 'loyalty_card', loyalty_card: '12345678' });
  });
});
