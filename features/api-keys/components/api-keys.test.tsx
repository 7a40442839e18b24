import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { ApiKey } from '@/lib/contracts/account/api-keys';
import { useModal } from '@/lib/stores/modal-store';
import api_keys from '@/messages/en/api_keys.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ApiKeys } from './api-keys';

const path = '*/api/microservice/users/api-keys';
const moment = '2026-11-20T10:00:00.000Z';
const keyOf = (id: number, name: string): ApiKey => ({
  id,
  name,
  prefix: 'avn_abcdef',
  requests_per_minute: 120,
  last_used_at: null,
  created_at: moment,
  updated_at: moment,
});
let stored: ApiKey[] = [];
const api = setupServer(
  http.get(`${path}/usage`, () =>
    HttpResponse.json({
      result: true,
      data: [{ id: 1, left_this_minute: 118, days: [{ day: '2026-11-19', calls: 1200 }] }],
    }),
  ),
  http.get(path, () => {
    const paging = { current_page: 1, per_page: 10, last_page: 1, total: stored.length };
    return HttpResponse.json({ result: true, data: { data: stored, ...paging } });
  }),
  http.post(path, async ({ request }) => {
    const { name } = (await request.json()) as { name: string };
    stored = [keyOf(2, name), ...stored];
    return HttpResponse.json({ result: true, data: { api_key: stored[0], token: 'avn_abcdefghijkl' } });
  }),
  http.delete(`${path}/:id`, ({ params }) => {
    stored = stored.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [keyOf(1, 'CRM')];
  queryClient.clear();
  useModal.getState().reset();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  const user = userEvent.setup();
  render(
    <PageFrame address="/en/account/api" messages={{ crud, auth, common, errors, api_keys }}>
      <CrudToastProvider>
        <ApiKeys />
      </CrudToastProvider>
    </PageFrame>,
  );
  await screen.findByRole('heading', { name: 'CRM' });
  return user;
}

it('shows the token of a new key once', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'New key' }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Partner');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Copy the key now' });
  expect(within(dialog).getByText('avn_abcdefghijkl')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('avn_abcdefghijkl');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('avn_abcdefghijkl')).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Partner' })).toBeVisible();
});

it('shows what each key called, by day in a table, and what it may still call', async () => {
  await open();
  expect(await screen.findByText('Today 0 · 30 days 1,200 · 118 of 120 calls left this minute')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Calls of the key CRM by day', hidden: true })).toHaveTextContent('1,200');
});

it('asks before a key is revoked', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Revoke: CRM' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke the key CRM?' });
  expect(stored).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('dialog', { name: 'The key is revoked' })).toBeVisible();
  expect(stored).toEqual([]);
});
