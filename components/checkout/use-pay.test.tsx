import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { Initiated } from '@/lib/contracts/money/payments';
import { claimDrafts, clearDrafts, readDraft, writeDraft } from '@/lib/stores/drafts';
import { originPathOf } from '@/lib/stores/payments/payment-return';
import { useSession } from '@/lib/stores/session/session-store';
import checkout from '@/messages/en/checkout.json';
import errors from '@/messages/en/errors.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { PayProblemAlert } from './pay-problem';
import { type PayRequest, usePay } from './use-pay';

type Sent = { path: string; body: Record<string, unknown>; key: string | null };
const sent: Sent[] = [];
const made: string[] = [];
const pushed: string[] = [];
let response: () => Response | Promise<Response>;

const paid = (data: object) =>
  HttpResponse.json({
    result: true,
    data: { result: true, redirect_url: null, state: 'approved', terminal_number: null, ...data },
  });
const refused = (status: number, message: string) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message, request_id: 'r' }, { status });
const user = (balance: number) => ({
  id: 1,
  name: 'Nino',
  logo: null,
  email: null,
  slug: null,
  roles: ['physical'],
  type_id: 1,
  legal_name: null,
  identification_code: null,
  global_user_id: 1,
  balance_id: 1,
  balance,
  valid_phone_numbers: [],
});
let balance = 100;
const priceNow = 60;

const api = setupServer(
  http.post('*/api/:channel/payments/pay', async ({ request }) => {
    const path = new URL(request.url).pathname;
    sent.push({ path, body: (await request.json()) as Record<string, unknown>, key: request.headers.get('idempotency-key') });
    return response();
  }),
  http.get('*/api/v1/orders/31', () =>
    HttpResponse.json({
      result: true,
      data: {
        id: 31,
        service_id: 1,
        state: 'created',
        amount: priceNow,
        paid: 0,
        refunded: 0,
        paid_with: null,
        payment_id: 7,
        statement_ids: [],
        subject: '',
        visit: null,
        free_change_until: null,
        actions: ['pay'],
        created_at: '2026-11-20T09:00:00Z',
        paid_at: null,
        delivered_at: null,
        details: {},
        lines: [],
        files: [],
        events: [],
      },
    }),
  ),
  http.get('*/api/auth-service/auth/grouped-info', () => HttpResponse.json({ result: true, data: { user: user(balance) } })),
);

beforeAll(() => api.listen());
afterAll(() => api.close());
afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const list of [sent, made, pushed]) list.length = 0;
  queryClient.clear();
  window.sessionStorage.clear();
  clearDrafts();
  claimDrafts(1);
  balance = 100;
  response = () => paid({});
  window.history.replaceState(null, '', '/en/VIP?tier=3');
  useSession.setState({ user: partial<SessionUser>(user(100)), isChecked: true });
});

const initiated: Initiated = { id: 7, order_id: 31, amount: 56 };
const init = async (key: string) => {
  made.push(key);
  return initiated;
};
const byBalance: PayRequest = { selection: { kind: 'balance' }, amount: 56, order: { body: { tier: 3, days: 7 }, init } };
let failure: unknown = null;

function Order({ request }: { request: PayRequest }) {
  const { pay, isPaying, problem } = usePay({ serviceId: 1, channel: 'microservice', draftName: 'vip order' });
  return (
    <>
      <PayProblemAlert problem={problem} />
      <button
        type="button"
        aria-busy={isPaying}
        onClick={() =>
          void pay(request).catch((error) => {
            failure = error;
          })
        }
      >
        Pay
      </button>
    </>
  );
}

function open(request: PayRequest = byBalance) {
  const shown = render(
    <PageFrame address="/en/VIP?tier=3" messages={{ checkout, errors }} router={{ push: (to) => void pushed.push(to) }}>
      <Order request={request} />
    </PageFrame>,
  );
  return { ...shown, visitor: userEvent.setup() };
}
const press = () => screen.getByRole('button', { name: 'Pay' });

describe('paying', () => {
  it('by balance sends what was shown and leads to the result of the payment', async () => {
    writeDraft('vip order', { tier: 3 });
    const { visitor } = open();
    await visitor.click(press());
    await waitFor(() => expect(pushed).toHaveLength(1));
    const rnd = window.localStorage.getItem('rnd');
    expect(pushed[0]).toMatch(/^\/en\/payment-result\?paymentStatus=pending&rnd=\d{1,3}&payment_id=7$/);
    expect(sent[0]?.path).toBe('/api/microservice/payments/pay');
    expect(sent[0]?.body).toEqual({
      redirect_url: `http://localhost:3000/en/payment-result?paymentStatus=pending&rnd=${rnd}&payment_id=7`,
      payment_id: 7,
      pay_with: 'balance',
      amount: 56,
    });
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(readDraft('vip order')).toBeNull();
    expect(originPathOf(7)).toBe('/en/VIP?tier=3');
  });

  it.each([
    [
      { kind: 'card', cardId: 4 },
      { pay_with: 'card', card_id: 4 },
    ],
    [{ kind: 'new_card', isSaved: false }, { pay_with: 'card' }],
    [
      { kind: 'new_card', isSaved: true },
      { pay_with: 'card', save_card: true },
    ],
    [
      { kind: 'package', packageId: 2 },
      { pay_with: 'package', package_id: 2 },
    ],
  ] as const)('with %o sends %o', async (selection, fields) => {
    const { visitor } = open({ ...byBalance, selection });
    await visitor.click(press());
    await waitFor(() => expect(sent).toHaveLength(1));
    const { redirect_url: _, ...rest } = sent[0]?.body ?? {};
    expect(rest).toEqual({ payment_id: 7, amount: 56, ...fields });
  });

  it('goes to the page of the gateway, and keeps the draft until the payment is approved', async () => {
    writeDraft('vip order', { tier: 3 });
    response = () => paid({ redirect_url: '#gateway', state: 'pending' });
    const { visitor } = open({ ...byBalance, selection: { kind: 'new_card', isSaved: false } });
    await visitor.click(press());
    await waitFor(() => expect(window.location.hash).toBe('#gateway'));
    expect(pushed).toEqual([]);
    expect(readDraft('vip order')).toEqual({ tier: 3 });
  });

  it('is sent once on a double click', async () => {
    let release = () => {};
    response = () =>
      new Promise((resolve) => {
        release = () => resolve(paid({}));
      });
    const { visitor } = open();
    await visitor.dblClick(press());
    await waitFor(() => expect(sent).toHaveLength(1));
    await visitor.click(press());
    act(() => release());
    await waitFor(() => expect(pushed).toHaveLength(1));
    expect([sent.length, made.length]).toEqual([1, 1]);
  });

  it('continues with the same keys after a lost response, and from the page after the return', async () => {
    response = () => HttpResponse.error();
    const first = open();
    await first.visitor.click(press());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Connection lost. Check your internet and try again. You were not charged.',
    );
    first.unmount();
    response = () => paid({ state: 'pending' });
    const again = open();
    await again.visitor.click(press());
    await waitFor(() => expect(pushed).toHaveLength(1));
    expect(new Set(made).size).toBe(1);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('shows the same result on a page that was open before the payment ended, and starts a new purchase on a later one', async () => {
    const first = open();
    vi.setSystemTime(Date.now() + 1000);
    await first.visitor.click(press());
    await waitFor(() => expect(pushed).toHaveLength(1));
    await first.visitor.click(press());
    await waitFor(() => expect(pushed).toHaveLength(2));
    expect(new Set(made).size).toBe(1);
    first.unmount();
    vi.setSystemTime(Date.now() + 1000);
    const later = open();
    await later.visitor.click(press());
    await waitFor(() => expect(pushed).toHaveLength(3));
    expect(new Set(made).size).toBe(2);
  });

  it('shows a changed price, charges nothing, and pays the new price once it is confirmed', async () => {
    response = () => refused(409, 'errors.price_changed');
    const { visitor } = open();
    await visitor.click(press());
    expect(await screen.findByRole('status')).toHaveTextContent('The price has changed: ₾56.00 → ₾60.00. You were not charged.');
    expect(pushed).toEqual([]);
    response = () => paid({});
    await visitor.click(press());
    await waitFor(() => expect(pushed).toHaveLength(1));
    expect(sent.map(({ body }) => body.amount)).toEqual([56, 60]);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('opens a top-up of the missing amount over the same page when the balance is too low', async () => {
    balance = 50.5;
    response = () => refused(409, 'not_enough_balance');
    const { visitor } = open();
    await visitor.click(press());
    await waitFor(() => expect(window.location.search).toBe('?tier=3&fill_balance=true&fill_amount=5.5'));
    expect(useSession.getState().user?.balance).toBe(50.5);
    expect(screen.getByRole('status')).toHaveTextContent('There is not enough money on your balance.');
  });

  it('leaves errors of the order itself to its form', async () => {
    failure = null;
    const refusal = new ApiFailure(422, null);
    const { visitor } = open({ ...byBalance, order: { body: { tier: 9 }, init: () => Promise.reject(refusal) } });
    await visitor.click(press());
    await waitFor(() => expect(failure).toBe(refusal));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a payment from the company’s wallet', () => {
  const byCompany: PayRequest = { ...byBalance, selection: { kind: 'company' } };

  it('says that it is the company’s', async () => {
    const { visitor } = open(byCompany);
    await visitor.click(press());
    await waitFor(() => expect(pushed).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ pay_with: 'balance', from_company: true });
  });

  it('does not offer to fill one’s own balance when the company lacks money, and pays the same order another way', async () => {
    response = () => refused(409, 'not_enough_balance');
    const { visitor, rerender } = open(byCompany);
    await visitor.click(press());
    expect(await screen.findByText(/Your company’s wallet does not have enough money/)).toBeVisible();
    expect(window.location.search).toBe('?tier=3');
    response = () => refused(409, 'errors.limit_exceeded');
    await visitor.click(press());
    expect(await screen.findByText(/Your limit of this month/)).toBeVisible();
    response = () => paid({});
    rerender(
      <PageFrame address="/en/VIP?tier=3" messages={{ checkout, errors }} router={{ push: (to) => void pushed.push(to) }}>
        <Order request={byBalance} />
      </PageFrame>,
    );
    await visitor.click(press());
    await waitFor(() => expect(pushed).toHaveLength(1));
    expect(new Set(made).size).toBe(1);
  });
});
