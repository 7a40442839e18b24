import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { QueryProvider } from '@/lib/api/query-provider';
import type { Matching } from '@/lib/contracts/account/clients';
import clients from '@/messages/en/clients.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { MatchingRow } from './matchings';

const localised = (text: string) => ({ ka: text, en: text, ru: text });
const matching: Matching = {
  source: 'request',
  buyer: {
    id: 3,
    name: 'Nino',
    comment: '',
    masked_phone: '599 001 ***',
    is_phone_hidden: false,
    timing: 'months',
    deal_type_id: 1,
    real_estate_type_id: 1,
    cities: [],
    districts: [],
    urbans: [],
    room_types: [],
    price_from: null,
    price_to: 90_000,
    currency_id: 2,
    area_from: null,
    area_to: null,
    places: [],
    created_at: '2026-11-20T10:00:00.000Z',
  },
  statements_count: 12,
  statements: [
    {
      id: 77,
      titles: localised('Flat in Vake'),
      slugs: localised('flat-in-vake'),
      segments: localised('for-sale'),
      deal_type_id: 1,
      price: {},
      area: 75,
      thumb: null,
    },
  ],
};
const path = '*/api/microservice/users/buyer-requests/3/phone';
const api = setupServer(http.post(path, () => HttpResponse.json({ result: true, data: { phone_number: '599001234' } })));
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const open = (shown: Matching) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ crud, clients, common, errors }}>
      <CrudToastProvider>
        <MatchingRow matching={shown} />
      </CrudToastProvider>
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Show number: Nino' }));

it('hides a buyer’s number until it is requested', async () => {
  open(matching);
  expect(screen.getByText('599 001 ***')).toBeInTheDocument();
  await press();
  expect(await screen.findByRole('link', { name: '599 00 12 34' })).toHaveAttribute('href', 'tel:+995599001234');
});

it('reports why a number is not shown, and can be requested again', async () => {
  const refused = { result: false, data: null, errors: {}, message: 'errors.not_found', request_id: 'r' };
  api.use(http.post(path, () => HttpResponse.json(refused, { status: 404 })));
  open(matching);
  await press();
  expect(await screen.findByRole('alertdialog', { name: errors.not_found })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show number: Nino' })).toBeEnabled();
});

it('offers no number of one’s own client', () => {
  open({ ...matching, source: 'client' });
  expect(screen.queryByRole('button', { name: /Show number/ })).not.toBeInTheDocument();
});

it('leads to the statements that fit by their own addresses, and says how many more there are', () => {
  open(matching);
  expect(screen.getByRole('link', { name: 'Flat in Vake' })).toHaveAttribute(
    'href',
    '/en/udzravi-qoneba/for-sale/flat-in-vake-77',
  );
  expect(screen.getByText('And 11 more')).toBeInTheDocument();
});
