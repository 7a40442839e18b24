import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { PublicationPreview } from '@/lib/contracts/money/promotion';
import { useSession } from '@/lib/stores/session/session-store';
import checkout from '@/messages/en/checkout.json';
import errors from '@/messages/en/errors.json';
import order_lines from '@/messages/en/order_lines.json';
import publication from '@/messages/en/publication.json';
import services from '@/messages/en/services.json';
import vip from '@/messages/en/vip.json';
import { paymentOptionsHandler } from '@/tests/factories/money/top-up-api';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { PublicationForm } from './publication-form';

let term: Pick<PublicationPreview, 'is_payable' | 'paid_until'>;
const sent: { path: string; body: unknown }[] = [];
const pushed: string[] = [];
const ok = (data: object) => HttpResponse.json({ result: true, data });

const api = setupServer(
  paymentOptionsHandler(),
  http.get('*/api/v3/payments/cards', () => HttpResponse.json({ result: true, data: [] })),
  http.get('*/api/microservice/promotion/publication', ({ request }) => {
    const days = Number(new URL(request.url).searchParams.get('days'));
    const line = { key: 'publication_day', quantity: days, unit_amount: 0.5, amount: days / 2 };
    return ok({ ...term, ends_at: '2026-12-20T10:00:00Z', lines: [line], amount: days / 2, vat: 1 });
  }),
  http.post('*/api/microservice/payments/:call', async ({ request }) => {
    const path = new URL(request.url).pathname;
    sent.push({ path, body: await request.json() });
    if (path.endsWith('/pay')) return ok({ result: true, redirect_url: null, state: 'approved', terminal_number: null });
    return ok({ id: 7, order_id: 31, amount: 3.5 });
  }),
  http.get('*/api/auth-service/auth/grouped-info', () => HttpResponse.json({}, { status: 500 })),
);
beforeAll(() => api.listen());
beforeEach(() => {
  term = { is_payable: true, paid_until: null };
  sent.length = 0;
  pushed.length = 0;
  queryClient.clear();
  window.localStorage.clear();
  useSession.setState({ user: partial<SessionUser>({ id: 1, balance: 100 }), isChecked: true });
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function open() {
  render(
    <PageFrame
      address="/en/account/statements/12/publication"
      messages={{ checkout, errors, order_lines, publication, services, vip }}
      router={{ push: (to) => void pushed.push(to) }}
    >
      <PublicationForm statementId={12} />
    </PageFrame>,
  );
  return userEvent.setup();
}

describe('the payment of a publication', () => {
  it('pays the chosen days at the price from the server', async () => {
    const visitor = open();
    expect(await screen.findByRole('button', { name: 'Pay ₾15.00' })).toBeVisible();
    expect(screen.getByText(publication.lead)).toBeVisible();
    await visitor.click(screen.getByRole('radio', { name: '7 days' }));
    await visitor.click(await screen.findByRole('button', { name: 'Pay ₾3.50' }));
    await waitFor(() => expect(pushed).toHaveLength(1));
    expect(sent).toMatchObject([
      { path: '/api/microservice/payments/init-publication-order', body: { statement_id: 12, days: 7 } },
      { path: '/api/microservice/payments/pay', body: { payment_id: 7, pay_with: 'balance', amount: 3.5 } },
    ]);
    expect(pushed[0]).toMatch(/^\/en\/payment-result\?paymentStatus=pending&rnd=\d+&payment_id=7$/);
  });

  it('shows the error at the days, and sends nothing', async () => {
    const visitor = open();
    await screen.findByRole('button', { name: 'Pay ₾15.00' });
    await visitor.click(screen.getByRole('radio', { name: 'Other' }));
    await visitor.clear(screen.getByRole('textbox'));
    await visitor.type(screen.getByRole('textbox'), '91');
    await visitor.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(await screen.findByText(errors.promotion_days)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says until when it is paid already', async () => {
    term.paid_until = '2026-12-01T10:00:00Z';
    open();
    expect(await screen.findByText(/The publication is paid until 1 Dec/)).toBeVisible();
  });

  it('sells nothing where no payment is needed', async () => {
    term.is_payable = false;
    open();
    expect(await screen.findByText(/needs no payment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.queryByText(publication.lead)).toBeNull();
  });
});
