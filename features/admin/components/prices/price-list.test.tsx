import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { Prices } from '@/lib/contracts/money/desk';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import order_lines from '@/messages/en/order_lines.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { PriceList } from './price-list';

const person = { id: 3, name: 'Lia' };
const prices: Prices = [
  {
    ...{ key: 'legal_check', unit: 'gel', amount: 42.5, starts_at: '2026-11-20T10:00:00.000Z', created_by: person },
    planned: [{ amount: 50, starts_at: '2026-12-01T00:00:00.000Z', created_by: person }],
    past: [{ amount: 35, starts_at: '2026-01-01T00:00:00.000Z', created_by: null }],
  },
  {
    ...{ key: 'package_discount_5', unit: 'percent', amount: 10, starts_at: '2026-01-01T00:00:00.000Z', created_by: null },
    ...{ planned: [], past: [] },
  },
];
let sent: { body: unknown; code: string | null }[] = [];
let refusal: { status: number; message: string; errors: Record<string, string[]> } | null = null;
const api = setupServer(
  http.get('*/api/v1/admin/prices', () => HttpResponse.json({ result: true, data: prices })),
  http.post('*/api/v1/admin/prices', async ({ request }) => {
    sent.push({ body: await request.json(), code: request.headers.get('x-totp-code') });
    if (!refusal) return HttpResponse.json({ result: true, data: prices });
    const { status, ...rest } = refusal;
    return HttpResponse.json({ result: false, data: null, request_id: 'r', ...rest }, { status });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  refusal = null;
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function openForm() {
  const user = userEvent.setup();
  render(
    <PageFrame address="/en/admin/prices" messages={{ admin, auth, common, crud, errors, order_lines }}>
      <CrudToastProvider>
        <PriceList />
      </CrudToastProvider>
    </PageFrame>,
  );
  await user.click(await screen.findByRole('button', { name: 'Change: Legal check' }));
  return { user, form: within(await screen.findByRole('dialog', { name: 'Legal check: a new price' })) };
}

it('shows present, future and past prices, each in its unit', async () => {
  await openForm();
  const [check, discount] = screen.getAllByRole('article', { hidden: true });
  expect(check).toHaveTextContent(/42\.50 ₾|₾42\.50/);
  expect(check).toHaveTextContent(/To come.*50.*from.*Dec.*Lia/);
  expect(check).toHaveTextContent(/Before.*35.*from.*starting price/);
  expect(discount).toHaveTextContent('10%');
});

it('sends the amount, the beginning of the day in Tbilisi, and the code in its header', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByRole('textbox', { name: /^New price, ₾/ }), '55.5');
  await user.type(form.getByLabelText('From the day'), '2027-01-05');
  await user.type(form.getByRole('textbox', { name: /^Code of the authenticator/ }), '123456');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The price book is changed')).toBeVisible();
  expect(sent).toEqual([{ body: { key: 'legal_check', amount: '55.5', starts_at: '2027-01-04T20:00:00.000Z' }, code: '123456' }]);
});

it('keeps what was typed, and says next to the code that it was wrong', async () => {
  refusal = { status: 403, message: 'errors.totp_wrong', errors: {} };
  const { user, form } = await openForm();
  await user.type(form.getByRole('textbox', { name: /^New price, ₾/ }), '60');
  await user.type(form.getByRole('textbox', { name: /^Code of the authenticator/ }), '123456');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(errors.totp_wrong)).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Code of the authenticator/ })).toBeInvalid();
  expect(form.getByRole('textbox', { name: /^New price, ₾/ })).toHaveValue('60');
});

it('sends nothing without an amount and a code', async () => {
  const { user, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(errors.amount)).toBeVisible();
  expect(form.getByText(errors.totp_required)).toBeVisible();
  expect(sent).toEqual([]);
});
