import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { cities } from '@/lib/domain/place/places.fixture';
import { useSession } from '@/lib/stores/session/session-store';
import auth from '@/messages/en/auth.json';
import buyer_requests from '@/messages/en/buyer_requests.json';
import clients from '@/messages/en/clients.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import place from '@/messages/en/place.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { TellUsForm } from './tell-us-form';

const counted: URLSearchParams[] = [];
const sent: unknown[] = [];
const api = setupServer(
  http.get('*/api/locations/v2/cities', () => HttpResponse.json({ result: true, data: cities })),
  http.get('*/api/microservice/statements/count', ({ request }) => {
    counted.push(new URL(request.url).searchParams);
    return HttpResponse.json({ result: true, data: { page: 1, per_page: 20, total: 214, last_page: 11 } });
  }),
  http.post('*/api/microservice/users/buyer-requests', async ({ request }) => {
    sent.push(await request.json());
    const refused = { phone: ['errors.phone_unconfirmed'] };
    const body = { result: false, data: null, errors: refused, message: 'errors.invalid', request_id: 'r' };
    return HttpResponse.json(body, { status: 422 });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  counted.length = 0;
  sent.length = 0;
  queryClient.clear();
  useSession.setState({ user: null });
  window.sessionStorage.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const renderForm = () =>
  render(
    <PageFrame address="/en/gvitxari-ras-edzeb" messages={{ auth, buyer_requests, clients, common, crud, errors, place }}>
      <TellUsForm />
    </PageFrame>,
  );

it('shows what a broker sees and how many listings fit', async () => {
  renderForm();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Tamar');
  await userEvent.type(screen.getByLabelText(/^Price to/), '320000');
  const preview = screen.getByRole('complementary', { name: 'What a broker sees' });
  expect(within(preview).getByText('Tamar')).toBeVisible();
  expect(within(preview).getByText(/₾320,000/)).toBeVisible();
  expect(await within(preview).findByText('214')).toBeVisible();
  await waitFor(() => expect(counted.at(-1)?.get('price_to')).toBe('320000'));
});

it('asks for a budget of the deal, and for no rooms of land', async () => {
  renderForm();
  expect(screen.getByRole('group', { name: 'Rooms' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rent' }));
  expect(screen.getByText('The budget is for a month.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Land plot' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Lease land' }));
  expect(screen.getByRole('button', { name: 'Land plot' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('group', { name: 'Rooms' })).toBeNull();
});

it('shows at the phone that it is not confirmed, and keeps what was typed', async () => {
  renderForm();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Tamar');
  await userEvent.type(screen.getByLabelText(/^Phone/), '599700100');
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(errors.phone_unconfirmed)).toBeVisible();
  expect(sent).toMatchObject([{ name: 'Tamar', phone: '599700100', deal_type_id: 1, price_from: null }]);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Tamar');
});

it('says how many brokers were notified once the request is taken, and focuses that message', async () => {
  const kept = { id: 1, places: [], comment: '', state: 'open', brokers_count: 2 };
  const times = { created_at: '2026-11-26T10:00:00Z', updated_at: '2026-11-26T10:00:00Z', ends_at: '2027-02-24T10:00:00Z' };
  api.use(
    http.post('*/api/microservice/users/buyer-requests', async ({ request }) => {
      const body = (await request.json()) as object;
      return HttpResponse.json({ result: true, data: { request: { ...body, ...kept, ...times } } });
    }),
  );
  renderForm();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Tamar');
  await userEvent.type(screen.getByLabelText(/^Phone/), '599700100');
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByRole('heading', { name: 'The request is sent' })).toHaveFocus();
  expect(screen.getByText('2 brokers with fitting listings were told.')).toBeVisible();
});

it('says how soon, and hides the number only for who is signed in', async () => {
  renderForm();
  expect(screen.getByRole('radio', { name: /The number is hidden/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Within 3 months' }));
  const preview = screen.getByRole('complementary', { name: 'What a broker sees' });
  expect(within(preview).getByText(/within 3 months/)).toBeVisible();
  act(() => useSession.setState({ user: partial<SessionUser>({ id: 7, name: 'Tamar', valid_phone_numbers: [] }) }));
  await userEvent.click(screen.getByRole('radio', { name: /The number is hidden/ }));
  expect(within(preview).getByText(clients.phone_hidden)).toBeVisible();
});
