import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { FavouritesLink } from '@/components/layout/header/favourites-link';
import { queryClient } from '@/lib/api/query-client';
import { CurrencyProvider } from '@/lib/stores/currency';
import { addFavourite, setFavouritesAccount } from '@/lib/stores/lists/saved-statements';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import favourites from '@/messages/en/favourites.json';
import notes from '@/messages/en/notes.json';
import search from '@/messages/en/search.json';
import { cardOf } from '@/tests/factories/statement-card';
import { PageFrame } from '@/tests/setup/page-frame';
import { AccountFavourites } from './account-favourites';
import Favourites from './favourites.client';

const messages = { common, crud, errors, favourites, notes, search };
let isDown: boolean;
/** The favourites of the account, the latest first. */
let stored: number[];
/** Those of the account that are not listed. */
let unlisted: number[];
const api = setupServer(
  http.get('*/api/microservice/users/statements/favorites', () => {
    const paged = { current_page: 1, per_page: 20, last_page: 1, total: stored.length, unlisted };
    return HttpResponse.json({ result: true, data: { ...paged, data: stored.map((id) => cardOf(id)) } });
  }),
  http.get('*/api/microservice/statements', ({ request }) => {
    const body = { result: false, data: null, errors: {}, message: 'errors.unforeseen', request_id: 'r' };
    if (isDown) return HttpResponse.json(body, { status: 422 });
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
    const found = { auctions: [], search_report_uuid: 'r', map_settings: [], seo: { filters: {} } };
    return HttpResponse.json({
      result: true,
      data: { ...found, data: ids.filter((id) => id !== '99').map((id) => cardOf(Number(id))) },
    });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  isDown = false;
  stored = [];
  unlisted = [];
  queryClient.clear();
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});
afterEach(() => {
  api.resetHandlers();
  act(() => setFavouritesAccount(null));
});
afterAll(() => api.close());

/** Opens the favourites of a guest, the latest last. */
function open(ids: readonly number[], address = '/en/favorites') {
  for (const id of ids) addFavourite(id);
  render(
    <PageFrame address={address} messages={messages}>
      <CurrencyProvider initialId={1}>
        <Favourites />
      </CurrencyProvider>
    </PageFrame>,
  );
  return userEvent.setup();
}
const list = () => screen.getByRole('region', { name: favourites.title });
const titles = () =>
  within(list())
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const button = (name: string) => within(list()).findByRole('button', { name: new RegExp(`^${name}`) });

it('are listed latest first, can be removed and restored, and the focus goes to the next', async () => {
  const user = open([1, 2, 3]);
  await waitFor(() => expect(titles()).toEqual(['Flat 3', 'Flat 2', 'Flat 1']));
  expect(within(list()).getByRole('status')).toHaveTextContent('3 listings');
  (await button('Save: Flat 2')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Flat 3', 'Flat 1']));
  expect(screen.getByRole('link', { name: /Flat 1/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: favourites.undo }));
  await waitFor(() => expect(titles()).toEqual(['Flat 3', 'Flat 2', 'Flat 1']));
});

it('are listed twenty to a page; removing the last of a page leads back to the one before', async () => {
  const user = open(
    Array.from({ length: 21 }, (_, index) => index + 1),
    '/en/favorites?page=2',
  );
  await waitFor(() => expect(titles()).toEqual(['Flat 1']));
  expect(list()).toHaveTextContent('21–21 / 21');
  await user.click(await button('Save: Flat 1'));
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(list()).toHaveTextContent('1–20 / 20');
});

it('that were hidden from lists keep their place, with a button to restore them', async () => {
  const user = open([1]);
  await user.click(await button('Hide: Flat 1'));
  expect(within(list()).getByText(favourites.hidden)).toBeVisible();
  await user.click(await button('Show again: Flat 1'));
  expect(await button('Hide: Flat 1')).toBeInTheDocument();
});

it('that are no longer in any list say so in their place, and can be removed', async () => {
  const body = { result: false, data: null, errors: {}, message: 'errors.not_found', request_id: 'r' };
  api.use(http.get('*/api/microservice/statements/stub/99', () => HttpResponse.json(body, { status: 410 })));
  const user = open([1, 99, 2]);
  await waitFor(() => expect(titles()).toEqual(['Flat 2', 'Listing 99', 'Flat 1']));
  expect(within(list()).getByText(favourites.unavailable.deleted)).toBeVisible();
  await user.click(await button('Remove from favourites: Listing 99'));
  await waitFor(() => expect(titles()).toEqual(['Flat 2', 'Flat 1']));
});

it('are not lost when they cannot be loaded, and load on retry', async () => {
  isDown = true;
  const user = open([1]);
  expect(await screen.findByRole('alert')).toHaveTextContent(favourites.failed.text);
  isDown = false;
  await user.click(screen.getByRole('button', { name: common.retry }));
  await waitFor(() => expect(titles()).toEqual(['Flat 1']));
});

it('are chosen to be compared, and a fifth is refused', async () => {
  const user = open([1, 2, 3, 4, 5]);
  for (const id of [5, 4, 3, 2, 1]) await user.click(await button(`Compare: Flat ${id}`));
  expect(screen.getByText(errors.compared_max)).toBeVisible();
  expect(await button('Compare: Flat 2')).toHaveAttribute('aria-pressed', 'true');
  expect(await button('Compare: Flat 1')).toHaveAttribute('aria-pressed', 'false');
  expect(window.localStorage.getItem('compared-statements')).toBe('[5,4,3,2]');
});

it('have a note, whose markup is shown as it was written, with its tags', async () => {
  const user = open([1]);
  await user.click(await button(notes.add));
  const form = await screen.findByRole('dialog', { name: notes.add });
  await user.type(within(form).getByRole('textbox', { name: notes.text }), '<b>quiet</b> street');
  await user.type(within(form).getByRole('textbox', { name: notes.tags }), 'call back');
  await user.click(within(form).getByRole('button', { name: notes.add_tag }));
  await user.click(within(form).getByRole('button', { name: notes.save }));
  const note = await button(notes.edit);
  expect(within(note).getByText('<b>quiet</b> street')).toBeVisible();
  expect(within(note).getByText('call back')).toBeVisible();
});

it('of an account are stored in the account, and can be removed and restored there', async () => {
  const calls: string[] = [];
  stored = [2, 1];
  setFavouritesAccount({
    ids: [1, 2],
    add: async (id) => void calls.push(`add ${id}`),
    remove: async (id) => void calls.push(`remove ${id}`),
  });
  render(
    <PageFrame address="/en/account/favorites" messages={messages}>
      <CurrencyProvider initialId={1}>
        <AccountFavourites />
      </CurrencyProvider>
    </PageFrame>,
  );
  const user = userEvent.setup();
  await waitFor(() => expect(titles()).toEqual(['Flat 2', 'Flat 1']));
  await user.click(await button('Save: Flat 2'));
  await waitFor(() => expect(titles()).toEqual(['Flat 1']));
  stored = [];
  await user.click(await button('Save: Flat 1'));
  expect(await screen.findByText(favourites.empty.title)).toBeVisible();
  const [latest] = screen.getAllByRole('button', { name: favourites.undo }).toReversed();
  stored = [1];
  if (latest) await user.click(latest);
  await waitFor(() => expect(titles()).toEqual(['Flat 1']));
  expect(calls).toEqual(['remove 2', 'remove 1', 'add 1']);
  expect(window.localStorage.getItem('favourite-statements')).toBeNull();
});

it('of an account are all counted as the header counts them, with those that are no longer listed', async () => {
  api.use(http.get('*/api/microservice/statements/stub/:id', () => HttpResponse.json({}, { status: 410 })));
  [stored, unlisted] = [
    [2, 1],
    [98, 99],
  ];
  setFavouritesAccount({ ids: [99, 98, 1, 2], add: async () => {}, remove: async () => {} });
  render(
    <PageFrame address="/en/account/favorites" messages={messages}>
      <CurrencyProvider initialId={1}>
        <FavouritesLink href="/en/favorites" label="Favourites" />
        <AccountFavourites />
      </CurrencyProvider>
    </PageFrame>,
  );
  const status = within(list()).getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('4 listings'));
  expect(screen.getByRole('link', { name: 'Favourites: 4' })).toBeVisible();
  await userEvent.setup().click(await button('Remove from favourites: Listing 99'));
  await waitFor(() => expect(status).toHaveTextContent('3 listings'));
  expect(screen.getByRole('link', { name: 'Favourites: 3' })).toBeVisible();
});
