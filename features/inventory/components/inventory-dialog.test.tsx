import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import type { InventoryItem } from '@/lib/contracts/account/clients';
import { cities } from '@/lib/domain/place/places.fixture';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import inventory from '@/messages/en/inventory.json';
import place from '@/messages/en/place.json';
import { InventoryDialog } from './inventory-dialog';

const item: InventoryItem = {
  id: 4,
  deal_type_id: 1,
  real_estate_type_id: 1,
  city_id: 95,
  district_id: null,
  urban_id: null,
  place: null,
  address: 'Barnovi 12',
  area: 75,
  room_type_id: 3,
  price: 140_000,
  currency_id: 2,
  shared: false,
  is_own: true,
  keeper_name: 'Nino',
  owner_name: 'Giorgi',
  owner_phone: '599001234',
  comment: 'Evenings',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
};
const city = { ka: 'ზესტაფონი', en: 'Zestaponi', ru: 'Зестафони' };
const refusal = (status: number, message: string, fieldErrors: Record<string, string[]> = {}) =>
  HttpResponse.json({ result: false, data: null, message, errors: fieldErrors, request_id: 'r' }, { status });

let sent: [id: number | null, body: unknown][] = [];
let responses: Response[] = [];
const path = '*/api/microservice/users/my-base';
const handle = async ({ request, params }: { request: Request; params: { id?: string } }) => {
  sent.push([params.id === undefined ? null : Number(params.id), await request.json()]);
  return responses.shift() ?? HttpResponse.json({ result: true, data: { item } });
};
const api = setupServer(http.post<{ id?: string }>(path, handle), http.put<{ id?: string }>(`${path}/:id`, handle));
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterAll(() => api.close());

function Page({ edited }: { edited: InventoryItem | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <NextIntlClientProvider locale="en" messages={{ crud, auth, common, errors, inventory, place }}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <InventoryDialog
        formName="inventory"
        item={edited}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onSaved={() => setIsOpen(false)}
      />
    </NextIntlClientProvider>
  );
}

async function open(edited: InventoryItem | null, ...nextResponses: Response[]) {
  sent = [];
  responses = nextResponses;
  const user = userEvent.setup();
  render(<Page edited={edited} />, { wrapper: QueryProvider });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = (name: RegExp) => dialog.getByRole('textbox', { name });
  return { user, dialog, box, save: () => user.click(dialog.getByRole('button', { name: 'Save' })) };
}

describe('InventoryDialog', () => {
  beforeEach(() => {
    queryClient.setQueryData(
      ['cities'],
      [{ id: 95, display_name: city.ka, display_names: city, slug: 'zestaponi', districts: [] }],
    );
  });

  it('shows what is missing at each field and sends nothing', async () => {
    const { dialog, box, save } = await open(null);
    await save();
    expect(box(/Area/)).toHaveAccessibleDescription('Fill in this field.');
    expect(dialog.getByRole('combobox', { name: /Property type/ })).toHaveAccessibleDescription('Fill in this field.');
    expect(dialog.getByRole('combobox', { name: /Deal/ })).toHaveAccessibleDescription('Fill in this field.');
    expect(dialog.getByRole('button', { name: /Place/ })).toHaveAccessibleDescription('Fill in this field.');
    expect(dialog.getByRole('combobox', { name: /Property type/ })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('refuses wrong values at their fields and keeps them', async () => {
    const { user, box, save } = await open(item);
    await user.clear(box(/Area/));
    await user.type(box(/Area/), '0');
    await user.clear(box(/Owner’s phone/));
    await user.type(box(/Owner’s phone/), 'call me');
    await save();
    expect(box(/Area/)).toHaveAccessibleDescription(errors.field_too_small);
    expect(box(/Owner’s phone/)).toHaveAccessibleDescription(errors.field_invalid);
    expect(box(/Owner’s phone/)).toHaveValue('call me');
    expect(sent).toEqual([]);
  });

  it('saves what was changed, and says whose entry it is', async () => {
    const { user, box, dialog, save } = await open(item);
    await user.clear(box(/Price/));
    await user.click(dialog.getByRole('switch', { name: 'Share with the agency' }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      [4, expect.objectContaining({ price: null, shared: true, city_id: 95, area: 75, owner_phone: '599001234' })],
    ]);
  });

  it('clears a deal that another type does not allow', async () => {
    const { user, dialog, save } = await open({ ...item, deal_type_id: 2 });
    const deal = () => dialog.getByRole('combobox', { name: /Deal/ });
    expect(deal()).toHaveTextContent('For rent');
    dialog.getByRole('combobox', { name: /Property type/ }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Land plot' });
    await user.keyboard('Land{Enter}');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Property type/ })).toHaveTextContent('Land plot'));
    await save();
    expect(deal()).toHaveAccessibleDescription('Fill in this field.');
    expect(sent).toEqual([]);
  });

  it.each([
    ['a field', refusal(422, 'errors.invalid', { owner_phone: ['errors.field_invalid'] }), errors.field_invalid],
    ['a full base', refusal(409, 'errors.stock_full'), errors.stock_full],
    ['a lost connection', HttpResponse.error(), errors.connection],
  ])('keeps what was typed after %s', async (_, response, error) => {
    const { user, box, dialog, save } = await open(item, response);
    await user.type(box(/Comment/), ' only');
    await save();
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(box(/Comment/)).toHaveValue('Evenings only');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual(Array(2).fill([4, expect.objectContaining({ comment: 'Evenings only' })]));
  });

  it('saves the place that was chosen, with its district', async () => {
    queryClient.setQueryData(['cities'], cities);
    const { user, dialog, save } = await open({ ...item, city_id: 15 });
    await user.click(dialog.getByRole('button', { name: /Place/ }));
    await user.click(await screen.findByRole('button', { name: 'Tbilisi' }));
    await user.click(screen.getByRole('button', { name: 'Vake' }));
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await save();
    await waitFor(() => expect(sent).toEqual([[4, expect.objectContaining({ city_id: 1, district_id: 4, urban_id: 38 })]]));
  });

  it('keeps what was typed while it is closed', async () => {
    const { user, box } = await open(null);
    await user.type(box(/Address/), 'Barnovi');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('textbox', { name: /Address/ })).toHaveValue('Barnovi');
  });
});
