import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { addFavourite, clearFavourites, favouriteIds } from '@/lib/stores/lists/saved-statements';
import common from '@/messages/en/common.json';
import favourites from '@/messages/en/favourites.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { UnavailableFavourites } from './unavailable-favourites';

const words = favourites.unavailable;
const id = 10_000_042;
const inEach = (en: string) => ({ ka: `${en} ka`, en, ru: `${en} ru` });
const stubOf = (state: string) => ({
  id,
  state,
  dynamic_titles: inEach('Flat in Vera'),
  href_lang: inEach('flat-in-vera'),
  middle_slugs: inEach('for-sale-apartment'),
  city_names: inEach('Tbilisi'),
  district_names: inEach('Vera'),
  urban_names: inEach('Vera'),
});
const stubUrl = '*/api/microservice/statements/stub/:id';
const refusal = (status: number) => () =>
  HttpResponse.json({ result: false, data: null, errors: {}, message: 'errors.not_found', request_id: 'r' }, { status });

const api = setupServer();
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  api.resetHandlers();
  queryClient.clear();
  clearFavourites();
});
afterAll(() => api.close());

const open = (ids: readonly number[]) =>
  render(
    <PageFrame address="/en/favorites" messages={{ common, favourites }}>
      <UnavailableFavourites ids={ids} />
    </PageFrame>,
  );

it.each(['hidden', 'expired', 'sold'] as const)('says what became of one that is %s, and leads to its page', async (state) => {
  api.use(http.get(stubUrl, () => HttpResponse.json({ result: true, data: stubOf(state) })));
  open([id]);
  expect(await screen.findByText(words[state])).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open: Flat in Vera' })).toHaveAttribute(
    'href',
    expect.stringMatching(`^/en/.+-${id}$`),
  );
});

it.each([
  [410, words.deleted],
  [404, words.unknown],
  // A server error says nothing about the statement.
  [400, words.active],
])('mentions one whose page answers %i, without a link', async (status, text) => {
  api.use(http.get(stubUrl, refusal(status)));
  open([id]);
  // A failed request is retried once, a second later.
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(`Listing ${id}`)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('lets each be removed', async () => {
  addFavourite(id);
  api.use(http.get(stubUrl, refusal(410)));
  open([id]);
  await userEvent.click(await screen.findByRole('button', { name: `Remove from favourites: Listing ${id}` }));
  expect(favouriteIds()).toEqual([]);
});

it('shows nothing where every favourite is listed', () => {
  open([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
