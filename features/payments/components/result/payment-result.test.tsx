import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { Invoice } from '@/lib/contracts/money/invoices';
import type { PaymentStatus } from '@/lib/contracts/money/payments';
import { claimDrafts, clearDrafts, readDraft, writeDraft } from '@/lib/stores/drafts';
import { findAttempt, rememberPayment } from '@/lib/stores/payments/payment-attempts';
import { rememberOrigin } from '@/lib/stores/payments/payment-return';
import { useSession } from '@/lib/stores/session/session-store';
import checkout from '@/messages/en/checkout.json';
import errors from '@/messages/en/errors.json';
import payment_result from '@/messages/en/payment_result.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { broker } from '../../payments.fixture';
import { PaymentResult } from './payment-result';
import { QueryResult } from './query-result';

const pending: PaymentStatus = {
  id: 7,
  state: 'pending',
  payment_status: 'pending',
  amount: 158,
  balance: 128.5,
  method: 'card',
  card_mask: '411111******4417',
  failure: null,
  order_id: 20418,
  service_id: 3,
  is_order_delivered: true,
  has_receipt: false,
  created_at: '2026-11-20T09:00:00Z',
  settled_at: null,
};
const paidOrder: PaymentStatus = { ...pending, state: 'approved', payment_status: 1 };

const topUp: PaymentStatus = { ...paidOrder, order_id: null, service_id: null, amount: 100, balance: 228.5 };
const declined: PaymentStatus = {
  ...pending,
  state: 'declined',
  payment_status: -1,
  failure: 'errors.payment_insufficient_funds',
};

let now: PaymentStatus;
let asked = 0;
const server = setupServer(
  http.get('*/api/v3/payments/7', () => {
    asked += 1;
    return HttpResponse.json({ result: true, data: now });
  }),
  http.get('*/api/auth-service/auth/grouped-info', () =>
    HttpResponse.json({ result: true, data: { user: { ...broker, balance: now.balance } } }),
  ),
);

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = 0;
  now = pending;
  queryClient.clear();
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearDrafts();
  claimDrafts(broker.id);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in this environment.
  document.cookie = 'analyticsConsent=granted; path=/';
  window.history.replaceState(null, '', '/en/payment-result?paymentStatus=pending&rnd=1&payment_id=7');
  useSession.setState({ user: broker, isChecked: true });
});

function open(initial: PaymentStatus) {
  now = initial;
  render(
    <PageFrame
      address="/en/payment-result?paymentStatus=pending&rnd=1&payment_id=7"
      messages={{ checkout, errors, payment_result }}
    >
      <PaymentResult initial={initial} checkedAtMs={Date.now()} />
    </PageFrame>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const actions = () => [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map((one) => one.textContent);

describe('a pending payment', () => {
  it('polls every two seconds, after a minute every ten, and offers no payment', async () => {
    open(pending);
    expect(await title('The payment is being processed')).toBeVisible();
    expect(actions()).toEqual([]);
    for (let second = 2; second <= 58; second += 2) {
      await pass(2000);
      await waitFor(() => expect(asked).toBe(second / 2));
    }
    await pass(4000);
    await waitFor(() => expect(asked).toBe(30));
    await pass(7000);
    expect(asked).toBe(30);
    await pass(4000);
    await waitFor(() => expect(asked).toBe(31));
  });

  it('becomes its result, is announced, and stops polling', async () => {
    open(pending);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    now = paidOrder;
    await pass(2500);
    expect(await title('Paid')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Paid');
    const before = asked;
    await pass(30_000);
    expect(asked).toBe(before);
  });
});

describe('a payment that succeeded', () => {
  it('leads to its order', async () => {
    open(paidOrder);
    expect(await title('Paid')).toBeVisible();
    expect(screen.getByText('3D tour: the order is placed.')).toBeVisible();
    expect(screen.getByText('№ 20418 · 3D tour')).toBeVisible();
    expect(screen.getByText('₾158.00')).toBeVisible();
    expect(screen.getByText('•••• 4417')).toBeVisible();
    expect(actions()).toEqual(['View the order']);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/account/services?order=20418');
  });

  it('has its receipt where it took money', async () => {
    open({ ...paidOrder, has_receipt: true });
    const link = await screen.findByRole('link', { name: 'Receipt (PDF)' });
    expect(link).toHaveAttribute('href', '/api/v3/payments/7/receipt.pdf');
    expect(link).toHaveAttribute('download');
  });

  it('is reported as a purchase once, and a top-up is not', async () => {
    open(paidOrder);
    await waitFor(() => expect(window.dataLayer).toHaveLength(1));
    expect(window.dataLayer?.[0]).toEqual({
      event: 'purchase',
      user_role: 'Realtor',
      service_id: 3,
      value: 158,
      currency: 'GEL',
      transaction_id: '7',
    });
    queryClient.clear();
    open(topUp);
    await title('Your balance is topped up');
    expect(window.dataLayer).toHaveLength(1);
  });

  it('of a top-up leads to the wallet, and to the order that it was made for', async () => {
    open(topUp);
    await title('Your balance is topped up');
    expect(screen.getByText('₾228.50')).toBeVisible();
    expect(actions()).toEqual(['View in payments']);
  });

  it('of a top-up leads back to the order that lacked the money', async () => {
    rememberOrigin(7, { path: '/en/VIP?tier=3', draft: null });
    open(topUp);
    expect(await screen.findByRole('link', { name: 'Continue with the order' })).toHaveAttribute('href', '/en/VIP?tier=3');
  });

  it('says that the money stayed where the order can no longer be delivered', async () => {
    open({ ...paidOrder, is_order_delivered: false });
    expect(await title('The money is on your balance')).toBeVisible();
  });

  it('drops the draft of its form, and makes the same purchase another one', async () => {
    writeDraft('vip order', { tier: 3 });
    rememberOrigin(7, { path: '/en/VIP', draft: 'vip order' });
    const { key } = findAttempt('order 1', {}, Date.now());
    rememberPayment(key, 7);
    await pass(10);
    open(paidOrder);
    await waitFor(() => expect(readDraft('vip order')).toBeNull());
    await pass(10);
    expect(findAttempt('order 1', {}, Date.now()).key).not.toBe(key);
  });

  it('updates the balance on screen', async () => {
    open(topUp);
    await waitFor(() => expect(useSession.getState().user?.balance).toBe(228.5));
  });
});

describe('a payment that failed', () => {
  it('says why, that nothing was charged, and leads to the order that is kept', async () => {
    open(declined);
    expect(await title('The payment failed')).toBeVisible();
    expect(screen.getByText(/You were not charged\. The order is kept for 24 hours\.$/)).toBeVisible();
    expect(screen.getByText(errors.payment_insufficient_funds)).toBeVisible();
    expect(actions()).toEqual(['Try again']);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/account/services?order=20418');
  });

  it('of a top-up opens it again with its amount, or with another method', async () => {
    const visitor = open({ ...declined, order_id: null, service_id: null, amount: 100, state: 'cancelled', failure: null });
    expect(await title('The payment failed')).toBeVisible();
    expect(screen.getByText(errors.payment_cancelled)).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(window.location.search).toContain('fill_balance=true&fill_amount=100&fill_method=1');
    await visitor.click(screen.getByRole('button', { name: 'Another method' }));
    expect(window.location.search).toMatch(/fill_balance=true&fill_amount=100$/);
  });

  it('drops its keys, so that a retry is another payment', async () => {
    const opened = Date.now();
    const { key } = findAttempt('fill', { amount: 100 }, opened);
    rememberPayment(key, 7);
    open(declined);
    await title('The payment failed');
    expect(findAttempt('fill', { amount: 100 }, opened).key).not.toBe(key);
  });

  it('does not say that nothing was charged where the bank took the money back', async () => {
    open({ ...paidOrder, state: 'charged_back', payment_status: -1 });
    expect(await title('Your bank took the money back')).toBeVisible();
    expect(screen.queryByText(/You were not charged/)).toBeNull();
  });
});

describe('an address without a payment', () => {
  const show = (status: 'pending' | 'failure' | 'invoice', invoice: Invoice | null = null) =>
    render(
      <PageFrame address="/en/payment-result" messages={{ checkout, errors, payment_result }}>
        <QueryResult status={status} invoice={invoice} />
      </PageFrame>,
    );

  it('says that a payment could not be started and opens the top-up again', async () => {
    show('failure');
    expect(screen.getByText('The payment could not be started. You were not charged.')).toBeVisible();
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Try again' }));
    expect(window.location.search).toContain('fill_balance=true');
  });

  it('names the invoice and what it asks for, with its PDF', () => {
    const dates = { issued_at: '2026-11-20T09:00:00Z', due_at: '2026-11-27T09:00:00Z', paid_at: null };
    const sum = { amount: 500, vat: 76.27, credited_number: null };
    show('invoice', { id: 12, number: 'INV-2026-000123', kind: 'invoice', state: 'issued', ...sum, ...dates });
    expect(screen.getByText('INV-2026-000123')).toBeVisible();
    expect(screen.getByText('₾500.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invoice (PDF)' })).toHaveAttribute('href', '/api/v1/invoices/12/pdf');
  });

  it('says that an invoice was sent, or that a payment is pending', () => {
    show('invoice');
    expect(screen.getByRole('heading', { name: 'The invoice is sent' })).toBeVisible();
    show('pending');
    expect(screen.getByRole('heading', { name: 'The payment is being processed' })).toBeVisible();
    expect(screen.queryByText('Paid')).toBeNull();
  });
});
