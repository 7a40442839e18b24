import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { StaffRole } from '@/lib/contracts/admin';
import type { StaffUserDetail } from '@/lib/contracts/staff/bans';
import account from '@/messages/en/account.json';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import checkout from '@/messages/en/checkout.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/orders.json';
import own_statements from '@/messages/en/own_statements.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { StaffRoleProvider } from '../staff-role';
import { UserPage } from './user-page';

const moment = '2026-11-20T10:00:00.000Z';
const plain: StaffUserDetail = {
  ...{ id: 48, name: 'Nino Beridze', legal_name: null, type_id: 1, email: 'nino@example.ge', phone: '599123456' },
  ...{ is_banned: false, created_at: moment, staff_role: null, statement_counts: { active: 2 }, bans: [] },
  statements: [{ id: 900, state: 'active', created_at: moment }],
  orders: [{ id: 20_001, service_id: 4, state: 'paid', amount: 94, created_at: moment }],
  sessions: [{ id: 1, device: 'Firefox', address: '203.0.113.5', created_at: moment, seen_at: moment }],
};
let stored = plain;
let sent: { act: unknown; body: string }[] = [];
const api = setupServer(
  http.get('*/api/v1/admin/users/48', () => HttpResponse.json({ result: true, data: stored })),
  http.post('*/api/v1/admin/users/48/:act', async ({ params, request }) => {
    sent.push({ act: params.act, body: await request.text() });
    stored = { ...stored, is_banned: params.act === 'ban' };
    return HttpResponse.json({ result: true, data: stored });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = plain;
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open(staffRole: StaffRole) {
  render(
    <PageFrame
      address="/en/admin/users/48"
      messages={{ account, admin, auth, checkout, common, crud, errors, orders, own_statements }}
    >
      <StaffRoleProvider staffRole={staffRole}>
        <CrudToastProvider>
          <UserPage id={48} />
        </CrudToastProvider>
      </StaffRoleProvider>
    </PageFrame>,
  );
  await screen.findByRole('heading', { name: 'Nino Beridze' });
  return userEvent.setup();
}

it('shows what belongs to an account', async () => {
  await open('support');
  expect(screen.getByText(/599 12 34 56.*nino@example\.ge/)).toBeVisible();
  expect(screen.getByRole('link', { name: /ID 900/ })).toHaveAttribute('href', '/en/statements/900');
  expect(screen.getByRole('link', { name: /S-20001 · Photo tour · Paid/ })).toHaveAttribute(
    'href',
    '/en/admin/orders?order=20001',
  );
  expect(screen.getByText(/Firefox · 203\.0\.113\.5/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ban' })).toBeNull();
});

it('bans until the end of a day in Tbilisi, and lifts the ban', async () => {
  const user = await open('moderator');
  await user.click(screen.getByRole('button', { name: 'Ban' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ban Nino Beridze' }));
  await user.type(form.getByRole('textbox', { name: /^In your own words/ }), 'Warned twice');
  await user.type(form.getByLabelText('Last day of the ban'), '2027-01-31');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Lift the ban' })).toBeVisible();
  const [{ act, body } = { act: '', body: '{}' }] = sent;
  expect(act).toBe('ban');
  expect(JSON.parse(body)).toEqual({ reason: 'fraud', comment: 'Warned twice', ends_at: '2027-01-31T20:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Lift the ban' }));
  expect(await screen.findByRole('button', { name: 'Ban' })).toBeVisible();
  expect(sent.map((row) => row.act)).toEqual(['ban', 'unban']);
});

it('cannot ban the staff', async () => {
  stored = { ...plain, staff_role: 'support' };
  await open('admin');
  expect(screen.queryByRole('button', { name: 'Ban' })).toBeNull();
});
