import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ToastProvider } from '@/components/ui/feedback/toast';
import type { Client } from '@/lib/contracts/account/clients';
import auth from '@/messages/en/auth.json';
import clients from '@/messages/en/clients.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { OfferDialog } from './offer-dialog';

const client = partial<Client>({
  id: 9,
  name: 'თეა',
  deal_type_id: 1,
  real_estate_type_id: 1,
  cities: [1],
  districts: [],
  urbans: [],
  room_types: [2],
  price_from: null,
  price_to: 90_000,
  currency_id: 2,
  area_from: null,
  area_to: null,
});
const texts = clients.offer;
const sent: unknown[] = [];
const refusal = (status: number, message: string) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message, request_id: 'r' }, { status });

const api = setupServer(
  http.post('*/api/microservice/users/clients/9/offers', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ result: true, data: { client_id: 9, statement_id: 10_000_123 } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  api.resetHandlers();
  sent.length = 0;
});
afterAll(() => api.close());

async function open(typed?: string) {
  const user = userEvent.setup();
  let isOpen = true;
  render(
    <PageFrame address="/en/account/clients" messages={{ auth, clients, common, errors }}>
      <ToastProvider regionLabel="Toasts" closeLabel="Close">
        <OfferDialog
          client={client}
          isOpen
          onOpenChange={(next) => {
            isOpen = next;
          }}
        />
      </ToastProvider>
    </PageFrame>,
  );
  const field = screen.getByRole('textbox', { name: texts.statement });
  if (typed !== undefined) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: texts.send }));
  return { field, isOpen: () => isOpen };
}

it('offers the client by the address of a listing, says so, closes and is empty for the next one', async () => {
  const { field, isOpen } = await open('https://aivani.example/en/udzravi-qoneba/for-sale/flat-10000123?x=1');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(sent).toEqual([{ statement_id: 10_000_123 }]);
  expect(await screen.findByText(texts.sent)).toBeInTheDocument();
  expect(field).toHaveValue('');
});

it.each([
  [undefined, errors.field_required],
  ['Vera', texts.unreadable],
])('sends nothing for %s and says why', async (typed, error) => {
  const { field } = await open(typed);
  expect(await screen.findByText(error)).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(sent).toEqual([]);
});

it('reports an unpublished listing at the field, and keeps the typed text', async () => {
  api.use(http.post('*/offers', () => refusal(404, 'errors.not_found')));
  const { field, isOpen } = await open('77');
  expect(await screen.findByText(texts.unknown)).toBeVisible();
  expect([field, isOpen()]).toEqual([expect.objectContaining({ value: '77' }), true]);
});

it.each([
  ['errors.own_statement', errors.own_statement],
  ['errors.already_offered', errors.already_offered],
])('reports %s', async (message, text) => {
  api.use(http.post('*/offers', () => refusal(409, message)));
  await open('77');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('leads to the listings that fit', async () => {
  await open();
  expect(screen.getByRole('link', { name: texts.search })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/s\/[\w-]+\?(?=.*cities=1)(?=.*room_types=2)(?=.*price_to=90000)(?=.*currency_id=2)/),
  );
});
