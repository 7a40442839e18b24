import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { DeskOrder, DeskOrderDetail } from '@/lib/contracts/money/desk';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import checkout from '@/messages/en/checkout.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/orders.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { StaffRoleProvider } from '../staff-role';
import { OrderDesk } from './order-desk';

const moment = '2026-11-20T10:00:00.000Z';
const order: DeskOrder = {
  id: 20_001,
  service_id: 4,
  state: 'paid',
  amount: 94,
  paid: 94,
  refunded: 0,
  subject: 'Tbilisi, Chavchavadze Avenue 37',
  visit: { day: '2026-11-21', slot: '10:00' },
  type: null,
  city_id: 1,
  buyer: { id: 48, name: 'Nino Beridze' },
  assignee: null,
  due_at: moment,
  group: 'overdue',
  created_at: moment,
};
const detail: DeskOrderDetail = {
  ...order,
  buyer: { ...order.buyer, phone: '599123456', email: null },
  details: { comment: 'The gate is open' },
  fields: [],
  lines: [],
  files: [],
  statement_ids: [],
  paid_with: 'card',
  payments: [],
  events: [
    { id: 1, action: 'pay', state: 'paid', actor: null, is_staff: false, details: {}, request_id: 'r-1', created_at: moment },
  ],
  actions: ['assign', 'schedule', 'note', 'refund'],
};
const counters = {
  overdue: 1,
  oldest_overdue_hours: 5,
  paid: 1,
  assigned: 0,
  scheduled: 0,
  visits_today: 0,
  in_progress: 0,
  delivered: 0,
};
let sent: { path: string; body: unknown }[] = [];
let refusal: string | null = null;

const api = setupServer(
  http.get('*/api/v1/admin/orders', () => {
    const paging = { current_page: 1, per_page: 20, last_page: 1, total: 2 };
    const later: DeskOrder = { ...order, id: 20_002, group: 'later', subject: 'Batumi' };
    return HttpResponse.json({ result: true, data: { counters, orders: { data: [order, later], ...paging } } });
  }),
  http.get('*/api/v1/admin/orders/20001', () => HttpResponse.json({ result: true, data: detail })),
  http.get('*/api/v1/admin/assignees', () => HttpResponse.json({ result: true, data: [{ id: 5, name: 'Gia', open_orders: 2 }] })),
  http.post('*/api/v1/admin/orders/20001/:act', async ({ params, request }) => {
    const text = await request.text();
    sent.push({ path: String(params.act), body: text === '' ? null : JSON.parse(text) });
    if (refusal)
      return HttpResponse.json({ result: false, data: null, errors: {}, message: refusal, request_id: 'r' }, { status: 409 });
    return HttpResponse.json({ result: true, data: detail });
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

function open(address: string) {
  render(
    <PageFrame address={address} messages={{ admin, auth, checkout, common, crud, errors, orders }}>
      <StaffRoleProvider staffRole="support">
        <CrudToastProvider>
          <OrderDesk />
        </CrudToastProvider>
      </StaffRoleProvider>
    </PageFrame>,
  );
  return userEvent.setup();
}

it('shows pending orders grouped by deadline, and a link to each state', async () => {
  open('/en/admin/orders');
  const overdue = within(await screen.findByRole('region', { name: 'Overdue' }));
  expect(overdue.getByRole('link', { name: 'S-20001 Photo tour' })).toHaveAttribute('href', '?order=20001');
  expect(within(screen.getByRole('region', { name: 'Later' })).getByText('Batumi')).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: 'Orders by state' }));
  expect(nav.getByRole('link', { name: /^Overdue1/ })).toHaveAttribute('href', '?overdue=1');
  expect(nav.getByRole('link', { name: /^Paid1/ })).toHaveAttribute('href', '?state=paid');
});

it('opens an order with its trail, and offers only what its state allows', async () => {
  open('/en/admin/orders?order=20001');
  const dialog = within(await screen.findByRole('dialog', { name: 'S-20001 Photo tour' }));
  expect(await dialog.findByText('r-1')).toBeVisible();
  expect(dialog.getByText('paid for · the system')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Confirm the visit' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Deliver' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Attach a result' })).toBeNull();
});

it('offers to hand a result over only once somebody is assigned, as the act that comes next', async () => {
  const waiting: DeskOrderDetail = { ...detail, state: 'in_progress', actions: ['assign', 'deliver', 'note'] };
  const answer = (shown: DeskOrderDetail) =>
    api.use(http.get('*/api/v1/admin/orders/20001', () => HttpResponse.json({ result: true, data: shown })));
  answer(waiting);
  open('/en/admin/orders?order=20001');
  await screen.findByRole('button', { name: 'Write a note' });
  expect(screen.queryByRole('button', { name: admin.orders.acts.deliver })).toBeNull();
  answer({ ...waiting, assignee: { id: 5, name: 'Gia' } });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('button', { name: admin.orders.acts.deliver })).toHaveClass('bg-brand');
});

it('sends an action, and says why one was refused', async () => {
  const user = open('/en/admin/orders?order=20001');
  await user.click(await screen.findByRole('button', { name: 'Confirm the visit' }));
  expect(sent).toEqual([{ path: 'schedule', body: {} }]);
  refusal = 'errors.order_closed';
  await user.click(screen.getByRole('button', { name: 'Confirm the visit' }));
  expect(await screen.findByText(errors.order_closed)).toBeVisible();
});

it('sets another time, and shows at its field why it was refused', async () => {
  const user = open('/en/admin/orders?order=20001');
  await user.click(await screen.findByRole('button', { name: 'Set another time' }));
  const form = within(await screen.findByRole('dialog', { name: 'Another time' }));
  const time = form.getByRole('textbox', { name: /^Time/ });
  expect(time).toHaveValue('10:00');
  await user.clear(time);
  await user.type(time, '26:00');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(errors.time)).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(time);
  await user.type(time, '16:00');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'S-20001 Photo tour' });
  expect(sent).toEqual([{ path: 'schedule', body: { day: '2026-11-21', slot: '16:00' } }]);
});

it('asks for the text of a note', async () => {
  const user = open('/en/admin/orders?order=20001');
  await user.click(await screen.findByRole('button', { name: 'Write a note' }));
  const form = within(await screen.findByRole('dialog', { name: 'Write a note' }));
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Called twice');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'S-20001 Photo tour' });
  expect(sent).toEqual([{ path: 'note', body: { text: 'Called twice' } }]);
});
