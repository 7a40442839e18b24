import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { NewStreet } from '@/lib/contracts/admin';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { StreetQueue } from './street-queue';

const path = '*/api/v1/admin/streets';
const localised = (text: string) => ({ ka: text, en: text, ru: text });
const street: NewStreet = {
  id: 2_000_001,
  names: localised('Rustaveli Ave 2'),
  city_id: 1,
  places: [localised('Vake'), localised('Tbilisi')],
  author: { id: 5, name: 'Nino' },
  statements_count: 2,
};
const known = {
  id: 12,
  display_name: 'Rustaveli Avenue',
  display_names: localised('Rustaveli Avenue'),
  search_display_name: 'Rustaveli Avenue',
  city_id: 1,
  district_id: null,
  urban_id: null,
  city_name: 'Tbilisi',
  district_name: null,
  urban_name: null,
  place_names: localised('Tbilisi'),
  latitude: 41.7,
  longitude: 44.8,
  metro_stations: [],
};
let stored: NewStreet[] = [];
let sent: unknown[] = [];
const api = setupServer(
  http.get(path, () => {
    const paging = { current_page: 1, per_page: 20, last_page: 1, total: stored.length };
    return HttpResponse.json({ result: true, data: { data: stored, ...paging } });
  }),
  http.get('*/api/v1/streets', () => HttpResponse.json({ result: true, data: [known] })),
  http.post(`${path}/:id`, async ({ params, request }) => {
    sent.push([params.id, await request.json()]);
    stored = [];
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [street];
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  const user = userEvent.setup();
  render(
    <PageFrame address="/en/admin/streets" messages={{ admin, auth, common, crud, errors }}>
      <CrudToastProvider>
        <StreetQueue />
      </CrudToastProvider>
    </PageFrame>,
  );
  await screen.findByRole('heading', { name: 'Rustaveli Ave 2' });
  return user;
}

it('approves a street', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Approve: Rustaveli Ave 2' }));
  expect(await screen.findByText('The queue is empty')).toBeVisible();
  expect(sent).toEqual([['2000001', { decision: 'approve', reason: '' }]]);
});

it('merges a street into one that is chosen from the known ones', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Merge: Rustaveli Ave 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge Rustaveli Ave 2' });
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.type(within(dialog).getByRole('combobox'), 'Rusta');
  await screen.findByText('veli Avenue');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeEnabled());
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(sent).toEqual([['2000001', { decision: 'merge', reason: '', into: 12 }]]));
});
