import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { useSession } from '@/lib/stores/session/session-store';
import checkout from '@/messages/en/checkout.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import order_lines from '@/messages/en/order_lines.json';
import orders from '@/messages/en/orders.json';
import services from '@/messages/en/services.json';
import { paymentOptionsHandler } from '@/tests/factories/money/top-up-api';
import { PageFrame } from '@/tests/setup/page-frame';
import { orderDetailOf, slots } from '../../services.fixture';
import { OrdersView } from './orders-view';

let stored: OrderDetail[] = [];
let listed: string[] = [];
let sent: { path: string; body: unknown }[] = [];
let packages: object[] = [];
let added: object = {};
let refusal: { status: number; errors: Record<string, string[]> } | null = null;

const api = setupServer(
  paymentOptionsHandler(),
  http.get('*/api/microservice-projects/me/active-packages', () => HttpResponse.json({ result: true, data: packages })),
  http.get('*/api/v1/orders', ({ request }) => {
    const query = new URL(request.url).searchParams;
    listed.push(query.toString());
    const rows = stored.map(({ details, lines, files, events, city_id, ...order }) => order);
    return HttpResponse.json({
      result: true,
      data: { data: rows, current_page: 1, per_page: 20, last_page: 1, total: rows.length },
    });
  }),
  http.get('*/api/v1/orders/:id', ({ params }) => {
    const order = stored.find(({ id }) => id === Number(params.id));
    if (order) return HttpResponse.json({ result: true, data: order });
    return HttpResponse.json(
      { result: false, data: null, errors: {}, message: 'errors.not_found', request_id: 'r' },
      { status: 404 },
    );
  }),
  http.post('*/api/v1/orders/:id/:action', async ({ request, params }) => {
    sent.push({ path: `${params.id}/${params.action}`, body: await request.json() });
    if (refusal)
      return HttpResponse.json(
        { result: false, data: null, errors: refusal.errors, message: 'errors.invalid', request_id: 'r' },
        { status: refusal.status },
      );
    return HttpResponse.json({ result: true, data: params.action === 'photos' ? added : stored[0] });
  }),
  http.get('*/api/v1/services/:key/slots', () => HttpResponse.json({ result: true, data: slots })),
  http.get('*/api/v3/payments/cards', () => HttpResponse.json({ result: true, data: [] })),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [
    orderDetailOf(),
    orderDetailOf({ id: 20_391, service_id: 9, state: 'closed', visit: null, subject: '01.14.05.003.017' }),
  ];
  listed = [];
  sent = [];
  packages = [];
  refusal = null;
  queryClient.clear();
  useSession.setState({ user: null, isChecked: true });
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const labels = { title: 'Services', empty: 'No orders yet', text: 'Your orders will stand here.' };
function open(query = '', serviceId: number | null = null) {
  const user = userEvent.setup();
  render(
    <PageFrame
      address={`/en/account/services${query}`}
      messages={{ checkout, common, crud, errors, order_lines, orders, services }}
    >
      <OrdersView serviceId={serviceId} labels={labels} />
    </PageFrame>,
  );
  return user;
}
const panel = () => screen.findByRole('article');

describe('bought packages', () => {
  beforeEach(() => {
    packages = [{ id: 12, service_id: 1, vip_type_id: 3, total: 5, left: 3, ends_at: '2027-03-12T10:00:00Z' }];
  });

  it('are shown above the orders with what is left and until when, and lead to the order that uses one', async () => {
    open();
    expect(await screen.findByText(/3 of 5 placements left · until 12 Mar 2027/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use the VIP+ package' })).toHaveAttribute(
      'href',
      '/en/account/vipService/vipView?type=plus&use=12',
    );
  });

  it('are left out with measurements', async () => {
    open('', 8);
    await panel();
    expect(screen.queryByText('Your packages')).toBeNull();
  });
});

describe('an order of AI data', () => {
  it('shows the estimate that it delivered', async () => {
    const details = { estimate_total: 112_000, estimate_square: 1400, estimate_low: 104_000, estimate_high: 121_000 };
    const rest = { estimate_comparables: 34, estimate_asked: 120_000 };
    stored = [orderDetailOf({ service_id: 19, state: 'delivered', details: { ...details, ...rest } })];
    open();
    const shown = within(await screen.findByRole('region', { name: 'Price estimate' }));
    for (const text of ['$112,000', '$1,400', '$104,000 – $121,000', '34', '$120,000'])
      expect(shown.getByText(text)).toBeVisible();
  });
});

describe('an accepted photo tour', () => {
  const tour = () =>
    orderDetailOf({
      service_id: 4,
      state: 'closed',
      statement_ids: [12],
      actions: [],
      files: [1, 2, 3].map((id) => ({
        id,
        kind: 'result',
        name: `room-${id}.webp`,
        media_type: 'image/webp',
        bytes: 9,
        url: `/api/v1/orders/20418/files/${id}`,
        created_at: '2026-11-20T09:00:00Z',
      })),
    });

  it('adds the chosen photos to the statement, and says when it has no room for them', async () => {
    stored = [tour()];
    const visitor = open();
    await visitor.click(await screen.findByRole('checkbox', { name: 'room-2.webp' }));
    refusal = { status: 422, errors: { image: ['errors.images_full'] } };
    await visitor.click(screen.getByRole('button', { name: 'Add 2 photos' }));
    expect(await screen.findByText(errors.images_full)).toBeVisible();
    refusal = null;
    added = { added: 2, total: 7 };
    await visitor.click(screen.getByRole('button', { name: 'Add 2 photos' }));
    expect(await screen.findByText(/2 photos were added\./)).toBeVisible();
    expect(sent.at(-1)).toEqual({ path: `${stored[0]?.id}/photos`, body: { files: [1, 3] } });
    expect(screen.getByRole('link', { name: 'Open its photos' })).toHaveAttribute('href', '/en/account/statements/12/edit');
  });

  it('has nothing to add before it is accepted', async () => {
    stored = [{ ...tour(), state: 'delivered' }];
    open();
    await panel();
    expect(screen.queryByText('Add to the listing')).toBeNull();
  });
});

describe('the orders of the account', () => {
  it('opens the order that the address names, else the newest', async () => {
    open('?order=20391');
    expect(within(await panel()).getByText(/S-20391/)).toBeInTheDocument();
  });

  it('says that an order does not exist, also for somebody else’s', async () => {
    open('?order=99');
    expect(await screen.findByText('This order does not exist or is not yours.')).toBeInTheDocument();
  });

  it('requests only one service where the page is of one', async () => {
    open('?state=open&page=2', 8);
    await panel();
    expect(listed).toContain('service_id=8&state=open&page=2');
    expect(listed.every((query) => query.startsWith('service_id=8'))).toBe(true);
  });

  it('links to a first order', async () => {
    stored = [];
    open();
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Order a service' }).length).toBeGreaterThan(0);
  });

  it('leads to the order at once where there is one service', async () => {
    stored = [];
    open('', 8);
    const state = (await screen.findByRole('heading', { level: 2, name: 'No orders yet' })).parentElement;
    expect(state && within(state).getAllByRole('link')).toHaveLength(1);
    expect(state && within(state).queryByRole('button')).toBeNull();
  });
});

describe('an opened order', () => {
  it('moves the visit to a free time, and says what the API refused', async () => {
    const user = open();
    await user.click(within(await panel()).getByRole('button', { name: 'Reschedule' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
    await user.click(await dialog.findByRole('radio', { name: /Fri, 27.Nov/ }));
    await user.click(dialog.getByRole('radio', { name: /12:00–14:00/ }));
    refusal = { status: 422, errors: { visit_slot: ['errors.slot_taken'] } };
    await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
    expect(await dialog.findByText(errors.slot_taken)).toBeInTheDocument();
    expect(sent).toEqual([{ path: '20418/reschedule', body: { day: '2026-11-27', slot: '12:00' } }]);
  });

  it('says why the visit can no longer be moved', async () => {
    stored = [orderDetailOf({ actions: [], free_change_until: '2026-01-01T00:00:00.000Z' })];
    open();
    expect(within(await panel()).getByRole('button', { name: 'Reschedule' })).toBeDisabled();
    expect(screen.getByText(/it can no longer be moved/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  });

  it('is cancelled only with a reason', async () => {
    const user = open();
    await user.click(within(await panel()).getByRole('button', { name: 'Cancel the order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Write a few words, at least 3 characters.');
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'sold');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(sent).toEqual([{ path: '20418/cancel', body: { reason: 'sold' } }]));
  });

  it('puts what was delivered first, to be accepted or sent back with a reason', async () => {
    const file = { kind: 'result' as const, media_type: 'image/jpeg', bytes: 900_000, created_at: '2026-11-24T12:00:00.000Z' };
    stored = [
      orderDetailOf({
        state: 'delivered',
        delivered_at: '2026-11-24T12:00:00.000Z',
        actions: ['accept', 'redo'],
        files: [1, 2].map((id) => ({ ...file, id, name: `${id}.jpg`, url: `/api/v1/orders/20418/files/${id}` })),
      }),
    ];
    const user = open();
    const result = within(await screen.findByRole('region', { name: '2 files are ready' }));
    expect(result.getByText(/Check the result by 26.Nov/)).toBeInTheDocument();
    expect(result.getAllByRole('img')).toHaveLength(2);
    await user.click(result.getByRole('button', { name: 'Request a redo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'too dark');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ path: '20418/redo', body: { reason: 'too dark' } }]));
    await user.click(result.getByRole('button', { name: 'Accept and publish' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ path: '20418/accept', body: {} }));
  });

  it('says why it could not be done and what came back', async () => {
    const failed = { action: 'fail', state: 'failed' as const, by: 'staff' as const, details: { reason: 'Nobody was at home.' } };
    stored = [
      orderDetailOf({
        state: 'refunded',
        refunded: 104,
        actions: [],
        events: [{ ...failed, created_at: '2026-11-24T12:00:00.000Z' }],
      }),
    ];
    open();
    const opened = within(await panel());
    expect(opened.getByText('Nobody was at home.')).toBeInTheDocument();
    expect(opened.getByText('₾104.00 was returned to you.')).toBeInTheDocument();
    expect(opened.getByText('−₾104.00')).toBeInTheDocument();
  });

  it('offers no payment once it is paid', async () => {
    open();
    expect(within(await panel()).queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('offers the payment of an unpaid order', async () => {
    stored = [orderDetailOf({ state: 'awaiting_payment', paid: 0, paid_at: null, payment_id: 5, actions: ['pay', 'cancel'] })];
    open();
    expect(await screen.findByRole('button', { name: 'Pay · ₾104.00' })).toBeInTheDocument();
  });
});
