import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { AdminInvoice } from '@/lib/contracts/money/invoices';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { StaffRoleProvider } from '../staff-role';
import { InvoiceDesk } from './invoice-desk';

const path = '*/api/v1/admin/invoices';
const moment = '2026-11-20T10:00:00.000Z';
const invoice: AdminInvoice = {
  id: 7,
  number: 'INV-2026-000007',
  kind: 'invoice',
  state: 'issued',
  amount: 500,
  vat: 76.27,
  issued_at: moment,
  due_at: moment,
  paid_at: null,
  credited_number: null,
  buyer: { id: 48, name: 'Tbilisi House', code: '400123456', email: 'info@tbhouse.example' },
  comment: '',
  credited: 0,
};
let stored: AdminInvoice[] = [];
let sent: { act: unknown; body: string; code: string | null; key: string | null }[] = [];
let wrongCodes = 0;
const api = setupServer(
  http.get(path, () => {
    const paging = { current_page: 1, per_page: 20, last_page: 1, total: stored.length };
    return HttpResponse.json({ result: true, data: { data: stored, ...paging } });
  }),
  http.post(`${path}/:id/:act`, async ({ params, request }) => {
    const { headers } = request;
    sent.push({
      act: params.act,
      body: await request.text(),
      code: headers.get('x-totp-code'),
      key: headers.get('idempotency-key'),
    });
    wrongCodes -= 1;
    if (wrongCodes >= 0) {
      const refusal = { result: false, data: null, errors: {}, message: 'errors.totp_wrong', request_id: 'r' };
      return HttpResponse.json(refusal, { status: 403 });
    }
    stored = stored.map((row) => ({ ...row, state: 'paid', paid_at: moment }));
    return HttpResponse.json({ result: true, data: stored[0] });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [invoice];
  sent = [];
  wrongCodes = 0;
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  const user = userEvent.setup();
  render(
    <PageFrame address="/en/admin/invoices" messages={{ admin, auth, common, crud, errors }}>
      <StaffRoleProvider staffRole="support">
        <CrudToastProvider>
          <InvoiceDesk />
        </CrudToastProvider>
      </StaffRoleProvider>
    </PageFrame>,
  );
  await screen.findByText('INV-2026-000007');
  return user;
}

it('shows the support only the pages of money', async () => {
  await open();
  const tabs = within(screen.getByRole('navigation', { name: admin.views })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Orders', 'Invoices', 'Refunds', 'Reconciliation', 'Promo codes']);
});

it('settles with a code; a refused code is shown at its field, and the retry has the same key', async () => {
  wrongCodes = 1;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Money received: INV-2026-000007' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invoice INV-2026-000007 is paid' });
  const field = within(dialog).getByRole('textbox', { name: /Code of the authenticator/ });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await user.type(field, '111111');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(errors.totp_wrong)));
  await user.clear(field);
  await user.type(field, '222222');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(sent.map(({ act, code }) => [act, code])).toEqual([
    ['settle', '111111'],
    ['settle', '222222'],
  ]);
  expect(sent[0]?.key).toMatch(/^[\w-]{36}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('credits a part with a reason', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Credit note: INV-2026-000007' }));
  const dialog = await screen.findByRole('dialog', { name: 'Credit note for INV-2026-000007' });
  await user.type(within(dialog).getByRole('textbox', { name: /Amount/ }), '12.5');
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Paid twice');
  await user.type(within(dialog).getByRole('textbox', { name: /Code/ }), '333333');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ amount: '12.5', reason: 'Paid twice' });
});
