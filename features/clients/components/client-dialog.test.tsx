import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import type { Client } from '@/lib/contracts/account/clients';
import { cities } from '@/lib/domain/place/places.fixture';
import auth from '@/messages/en/auth.json';
import clients from '@/messages/en/clients.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import place from '@/messages/en/place.json';
import { ClientDialog } from './client-dialog';

const client: Client = {
  id: 4,
  name: 'Nino',
  phone: '599001234',
  deal_type_id: 1,
  real_estate_type_id: 1,
  cities: [],
  districts: [],
  urbans: [],
  places: [],
  room_types: [2],
  price_from: 50_000,
  price_to: 90_000,
  currency_id: 2,
  area_from: null,
  area_to: null,
  comment: '',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
};
const refusal = (status: number, message: string, fieldErrors: Record<string, string[]> = {}) =>
  HttpResponse.json({ result: false, data: null, message, errors: fieldErrors, request_id: 'r' }, { status });

let sent: [id: number | null, body: unknown][] = [];
let responses: Response[] = [];
const path = '*/api/microservice/users/clients';
const handle = async ({ request, params }: { request: Request; params: { id?: string } }) => {
  sent.push([params.id === undefined ? null : Number(params.id), await request.json()]);
  return responses.shift() ?? HttpResponse.json({ result: true, data: { client } });
};
const api = setupServer(http.post<{ id?: string }>(path, handle), http.put<{ id?: string }>(`${path}/:id`, handle));
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterAll(() => api.close());

function open(edited: Client | null, ...nextResponses: Response[]) {
  sent = [];
  responses = nextResponses;
  const saved: string[] = [];
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={{ crud, auth, clients, common, errors, place }}>
      <ClientDialog formName="client" item={edited} isOpen onOpenChange={() => {}} onSaved={() => saved.push('saved')} />
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  const dialog = within(screen.getByRole('dialog'));
  const box = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  return { user, saved, dialog, box, save: () => user.click(dialog.getByRole('button', { name: 'Save' })) };
}

describe('ClientDialog', () => {
  beforeEach(() => {
    queryClient.setQueryData(['cities'], []);
  });

  it('shows what is missing at each field and sends nothing', async () => {
    const { dialog, box, save } = open(null);
    await save();
    expect(box(/^Name/)).toHaveAccessibleDescription('Fill in this field.');
    expect(box(/^Name/)).toHaveFocus();
    expect(dialog.getByRole('combobox', { name: /Property type/ })).toHaveAccessibleDescription('Fill in this field.');
    expect(dialog.getByRole('combobox', { name: /Deal/ })).toHaveAccessibleDescription('Fill in this field.');
    expect(sent).toEqual([]);
  });

  it('refuses bounds out of order and a number that cannot be called, and keeps them', async () => {
    const { user, box, save } = open(client);
    await user.clear(box('Price to'));
    await user.type(box('Price to'), '40000');
    await user.clear(box('Phone'));
    await user.type(box('Phone'), 'later');
    await save();
    expect(box('Phone')).toHaveAccessibleDescription(errors.field_invalid);
    expect(box('Phone')).toHaveValue('later');
    expect(sent).toEqual([]);
    await user.clear(box('Phone'));
    await save();
    expect(box('Price to')).toHaveAccessibleDescription(errors.field_below_from);
    expect(box('Price to')).toHaveValue('40\u00a0000');
    expect(sent).toEqual([]);
  });

  it('saves the chosen rooms with the rest', async () => {
    const { user, saved, dialog, save } = open(client);
    await user.click(dialog.getByRole('button', { name: '6' }));
    await user.click(dialog.getByRole('button', { name: '2' }));
    await save();
    await waitFor(() => expect(saved).toEqual(['saved']));
    expect(sent).toEqual([[4, expect.objectContaining({ name: 'Nino', room_types: [7], price_from: 50_000, area_to: null })]]);
  });

  it('saves the places that were chosen, with their city', async () => {
    queryClient.setQueryData(['cities'], cities);
    const { user, saved, dialog, save } = open(client);
    await user.click(dialog.getByRole('button', { name: /^Where to look/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Vake' }));
    await user.click(screen.getByRole('checkbox', { name: 'Old Tbilisi' }));
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await save();
    await waitFor(() => expect(saved).toEqual(['saved']));
    expect(sent).toEqual([[4, expect.objectContaining({ cities: [1], districts: [2], urbans: [38] })]]);
  });

  it.each([
    ['a field', refusal(422, 'errors.invalid', { name: ['errors.field_invalid'] }), errors.field_invalid],
    ['a full list', refusal(409, 'errors.clients_full'), errors.clients_full],
    ['a lost connection', HttpResponse.error(), errors.connection],
  ])('keeps what was typed after %s', async (_, response, error) => {
    const { user, saved, dialog, box, save } = open(client, response);
    await user.type(box('Comment'), 'Pays in cash');
    await save();
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(box('Comment')).toHaveValue('Pays in cash');
    expect(saved).toEqual([]);
  });
});
