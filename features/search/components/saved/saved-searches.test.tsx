import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { SavedSearch, UpdateSearchBody } from '@/lib/contracts/account/saved-searches';
import { useModal } from '@/lib/stores/modal-store';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import push from '@/messages/en/push.json';
import saved_searches from '@/messages/en/saved_searches.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { SavedSearches } from './saved-searches';

const path = '*/api/microservice/users/saved-searches';
const found = { id: 7, titles: { ka: 'ბინა', en: 'Flat in Vake', ru: 'Квартира' }, thumb: '/uploads/7.webp' };
const searchOf = (id: number, changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  name: `Search ${id}`,
  filters: { deal_types: [1], urbans: [38] },
  frequency: 'instant',
  hour: 9,
  is_mailed: true,
  is_pushed: false,
  is_paused: false,
  new_count: 0,
  newest: [],
  told_at: null,
  created_at: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const favorites = '*/api/microservice/users/favorite-alerts';
let isOn = true;
let stored: SavedSearch[] = [];
const sent: UpdateSearchBody[] = [];
const change = (id: unknown, changes: Partial<SavedSearch>) => {
  stored = stored.map((search) => (search.id === Number(id) ? { ...search, ...changes } : search));
  return HttpResponse.json({ result: true, data: stored.find((search) => search.id === Number(id)) });
};
const api = setupServer(
  http.get(path, () => HttpResponse.json({ result: true, data: stored })),
  http.get(favorites, () => HttpResponse.json({ result: true, data: { is_on: isOn, count: 8 } })),
  http.post(favorites, async ({ request }) => {
    isOn = ((await request.json()) as { is_on: boolean }).is_on;
    return HttpResponse.json({ result: true, data: { is_on: isOn, count: 8 } });
  }),
  http.post(`${path}/:id/seen`, ({ params }) => change(params.id, { new_count: 0 })),
  http.post(`${path}/:id`, async ({ params, request }) => {
    const body = (await request.json()) as UpdateSearchBody;
    sent.push(body);
    return change(params.id, body as Partial<SavedSearch>);
  }),
  http.delete(`${path}/:id`, ({ params }) => {
    stored = stored.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent.length = 0;
  stored = [
    searchOf(1, { name: 'Vake', new_count: 14, frequency: 'daily', hour: 19, newest: [found] }),
    searchOf(2, { name: 'Office', is_mailed: false }),
  ];
  queryClient.clear();
  useModal.getState().reset();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function show(query = '') {
  window.history.replaceState(null, '', `/en/account/searches${query}`);
  const words = [{ id: 1, chips: ['For sale', 'Vake'], href: '/en/s/for-sale-in-vake' }];
  render(
    <PageFrame address={`/en/account/searches${query}`} messages={{ auth, common, crud, errors, push, saved_searches }}>
      <CrudToastProvider>
        <SavedSearches words={words} />
      </CrudToastProvider>
    </PageFrame>,
  );
  return userEvent.setup();
}
async function open() {
  const user = show();
  await screen.findByRole('heading', { name: 'Vake' });
  return user;
}
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);

it('shows what each looks for, how many are new, and when its alerts come', async () => {
  await open();
  expect(screen.getByText('14 new listings since your last visit')).toBeVisible();
  expect(
    row('Vake')
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent !== '')
      .map(({ textContent }) => textContent),
  ).toEqual(['For sale', 'Vake']);
  expect(row('Vake').getByText('14 new')).toBeVisible();
  expect(row('Vake').getByRole('combobox', { name: /^When/ })).toHaveTextContent('Every day, 19:00');
  expect(row('Vake').getByRole('combobox', { name: /^How/ })).toHaveTextContent('e-mail and notifications');
  expect(row('Vake').getByRole('img', { name: 'Flat in Vake' })).toHaveAttribute('src', '/uploads/7.webp');
  expect(row('Office').getByText('Nothing new')).toBeVisible();
  expect(row('Office').getByRole('combobox', { name: /^When/ })).toHaveTextContent('At once');
  expect(row('Office').getByRole('combobox', { name: /^How/ })).toHaveTextContent('notifications on the site');
});

it('leads to the list, by its filters while the server has sent no address yet', async () => {
  await open();
  expect(row('Vake').getByRole('link')).toHaveAttribute('href', '/en/s/for-sale-in-vake');
  expect(row('Office').getByRole('link').getAttribute('href')).toMatch(/^\/en\/s.*urbans=38/);
});

it('counts from zero again once a search is opened', async () => {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'See listings: Vake' }));
  await waitFor(() => expect(row('Vake').getByText('Nothing new')).toBeVisible());
  expect(screen.getByText('Nothing new since your last visit')).toBeVisible();
});

it('pauses a search and keeps when its alerts came', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Change: Vake' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the search' }));
  await user.click(dialog.getByRole('combobox', { name: /When/ }));
  await user.click(await screen.findByRole('option', { name: 'Paused' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row('Vake').getByRole('combobox', { name: /^When/ })).toHaveTextContent('Paused'));
  expect(sent).toEqual([{ name: 'Vake', hour: 19, is_mailed: true, is_pushed: false, is_paused: true }]);
  expect(stored[0]).toMatchObject({ frequency: 'daily' });
});

it('changes how and when its alerts come in the row, each by itself', async () => {
  const user = await open();
  await user.click(row('Office').getByRole('combobox', { name: 'How to tell you: Office' }));
  await user.click(await screen.findByRole('option', { name: 'e-mail and notifications' }));
  await waitFor(() => expect(stored[1]).toMatchObject({ is_mailed: true, is_pushed: false }));
  await waitFor(() => expect(row('Office').getByRole('combobox', { name: /^When/ })).toBeEnabled());
  await user.click(row('Office').getByRole('combobox', { name: 'When to tell you: Office' }));
  await user.click(await screen.findByRole('option', { name: 'Every week, 9:00' }));
  await waitFor(() => expect(stored[1]).toMatchObject({ frequency: 'weekly', is_paused: false }));
  expect(sent).toEqual([
    { is_mailed: true, is_pushed: false },
    { is_paused: false, frequency: 'weekly' },
  ]);
});

const refusal = { result: false, data: null, errors: {}, message: 'errors.unavailable', request_id: '' };

it('shows the error and keeps the stored choice', async () => {
  api.use(http.post(`${path}/:id`, () => HttpResponse.json(refusal, { status: 503 })));
  const user = await open();
  await user.click(row('Vake').getByRole('combobox', { name: /^When/ }));
  await user.click(await screen.findByRole('option', { name: 'At once' }));
  // An urgent toast is in the document twice: once for screen readers.
  expect(await screen.findAllByText(errors.unavailable)).not.toHaveLength(0);
  await waitFor(() => expect(row('Vake').getByRole('combobox', { name: /^When/ })).toHaveTextContent('Every day, 19:00'));
  expect(stored[0]).toMatchObject({ frequency: 'daily' });
});

it('renames a search', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Change: Office' }));
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'Shop');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
  expect(sent).toEqual([{ name: 'Shop', hour: 9, is_mailed: false, is_pushed: false, is_paused: false, frequency: 'instant' }]);
});

it('opens the form of the search that an email leads to, with the time of its link, which is saved by hand', async () => {
  const user = show('?edit=2&when=daily');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the search' }));
  expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Office');
  expect(dialog.getByRole('combobox', { name: /When/ })).toHaveTextContent('Every day');
  expect(window.location.search).toBe('');
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored[1]).toMatchObject({ name: 'Office', frequency: 'daily', hour: 9 }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change the search' })).toBeNull());
});

it.each([
  ['?edit=1', 'Vake', 'Every day'],
  ['?edit=1&when=never', 'Vake', 'Every day'],
  ['?edit=1&when=weekly', 'Vake', 'Every week'],
])('reads the form from the address %s', async (query, name, when) => {
  show(query);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the search' }));
  expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue(name);
  expect(dialog.getByRole('combobox', { name: /When/ })).toHaveTextContent(when);
});

it('opens no form for a search that is not there', async () => {
  show('?edit=3');
  await screen.findByRole('heading', { name: 'Vake' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before one is removed', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Remove: Vake' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the search “Vake”?' }));
  expect(stored).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('dialog', { name: 'The search is removed' })).toBeVisible();
  expect(stored.map(({ id }) => id)).toEqual([2]);
});

it('says how to save the first one', async () => {
  stored = [];
  show();
  expect(await screen.findByText('No saved searches yet')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'New search' })) expect(link).toHaveAttribute('href', '/en/s');
  expect(screen.queryByRole('button', { name: 'New search' })).toBeNull();
});

it('switches the alerts of favourites, and says what a browser without push cannot do', async () => {
  const user = await open();
  const favourites = await screen.findByRole('switch', { name: /Changes of favourites/ });
  expect(favourites).toBeChecked();
  await user.click(favourites);
  await waitFor(() => expect(favourites).not.toBeChecked());
  expect(screen.getByText(push.unsupported)).toBeVisible();
  expect(screen.getByRole('switch', { name: /this browser/ })).toHaveAttribute('aria-disabled', 'true');
});
