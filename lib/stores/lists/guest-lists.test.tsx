import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StoredSearch } from '@/lib/contracts/statements/last-searches';
import { detachAccountLists, mergeGuestLists } from './guest-lists';
import { type LastSearch, rememberSearch, useLastSearches } from './last-searches';
import { addFavourite, useFavouriteIds } from './saved-statements';
import { useNote, writeNote } from './statement-notes';

const users = '*/api/microservice/users';
const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;
const search = (name: string): LastSearch => ({
  words: { ka: name, en: name, ru: name },
  addresses: { ka: `/s/${name}`, en: `/en/s/${name}`, ru: `/ru/s/${name}` },
});
const storedSearch = (name: string, minute: number): StoredSearch => ({ ...search(name), searched_at: at(minute) });
const data = (payload: unknown) => HttpResponse.json({ result: true, data: payload });

/** What the API was sent of a guest's notes. */
let sentNotes: unknown[] = [];

/** The account's searches, as another device left them; what this browser sends is added as the API does. */
let account: StoredSearch[] = [];
const api = setupServer(
  http.get(`${users}/statements/marks`, () => data({ favorites: [], hidden: [] })),
  http.get(`${users}/statements/notes`, () =>
    data([{ statement_id: 7, text: 'of the account', tags: ['quiet'], updated_at: at(1) }]),
  ),
  http.post(`${users}/statements/notes`, async ({ request }) => {
    sentNotes = ((await request.json()) as { notes: unknown[] }).notes;
    return data([]);
  }),
  http.get(`${users}/last-searches`, () => data({ searches: account })),
  http.post(`${users}/last-searches/add`, async ({ request }) => {
    const { searches } = (await request.json()) as { searches: StoredSearch[] };
    const sent = searches.map(({ addresses }) => addresses.ka);
    const others = account.filter(({ addresses }) => !sent.includes(addresses.ka));
    account = [...searches, ...others].toSorted((a, b) => b.searched_at.localeCompare(a.searched_at)).slice(0, 5);
    return data({ searches: account });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  window.localStorage.clear();
  act(() => {
    detachAccountLists();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  account = [storedSearch('elsewhere', 3), storedSearch('both', 1)];
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const shown = () => {
  const { result } = renderHook(useLastSearches);
  return () => result.current.map(({ words }) => words.en);
};
const stored = () => JSON.parse(window.localStorage.getItem('last-searches') ?? '[]') as unknown[];

it('merges the searches of a guest into those of the account, newest first, and empties the browser of them', async () => {
  const names = shown();
  act(() => rememberSearch(search('here'), Date.parse(at(2))));
  act(() => rememberSearch(search('both'), Date.parse(at(5))));
  await act(mergeGuestLists);
  expect(names()).toEqual(['both', 'elsewhere', 'here']);
  expect(account).toEqual([storedSearch('both', 5), storedSearch('elsewhere', 3), storedSearch('here', 2)]);
  expect(stored()).toEqual([]);
});

it('shows on a new device what the account searched for on another', async () => {
  const names = shown();
  await act(mergeGuestLists);
  expect(names()).toEqual(['elsewhere', 'both']);
});

it('sends a search of a signed-in visitor to the account, and nowhere else', async () => {
  const names = shown();
  await act(mergeGuestLists);
  act(() => rememberSearch(search('new'), Date.parse(at(8))));
  expect(names()).toEqual(['new', 'elsewhere', 'both']);
  await waitFor(() => expect(account[0]).toEqual(storedSearch('new', 8)));
  expect(stored()).toEqual([]);
});

it('loses no search that was made during the call to the account', async () => {
  const names = shown();
  const joining = mergeGuestLists();
  act(() => rememberSearch(search('late'), Date.parse(at(9))));
  await act(() => joining);
  expect(names()[0]).toBe('late');
  await waitFor(() => expect(account[0]).toEqual(storedSearch('late', 9)));
  expect(stored()).toEqual([]);
});

it('loses no favourite that was pressed during the calls to the account', async () => {
  const sent: number[][] = [];
  api.use(
    http.post(`${users}/statements/favorites/add`, async ({ request }) => {
      const body = (await request.json()) as { statements: number[] };
      sent.push(body.statements);
      return data(body);
    }),
    http.get(`${users}/statements/marks`, () => {
      act(() => addFavourite(8));
      return data({ favorites: [7], hidden: [] });
    }),
  );
  const { result } = renderHook(useFavouriteIds);
  act(() => addFavourite(7));
  await act(mergeGuestLists);
  expect(result.current).toEqual([7, 8]);
  await waitFor(() => expect(sent).toEqual([[7], [8]]));
  expect(window.localStorage.getItem('favourite-statements')).toBe('[]');
});

it('leaves nothing of the account in the browser after it signed out', async () => {
  const names = shown();
  await act(mergeGuestLists);
  act(() => rememberSearch(search('new'), Date.parse(at(8))));
  act(detachAccountLists);
  expect(names()).toEqual([]);
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('/s/');
});

it('keeps the searches of a guest here when the account refuses them', async () => {
  api.use(http.post(`${users}/last-searches/add`, () => HttpResponse.json(null, { status: 503 })));
  const names = shown();
  act(() => rememberSearch(search('here')));
  await act(() => mergeGuestLists().catch(() => null));
  expect(names()).toEqual(['here']);
  expect(stored()).toHaveLength(1);
});

it('makes a favourite that was chosen after the end of the session a guest’s, which is merged at the next sign-in', async () => {
  const added: number[] = [];
  const accept = async ({ request }: { request: Request }) => {
    added.push(...((await request.json()) as { statements: number[] }).statements);
    return data({ statements: added });
  };
  api.use(http.post(`${users}/statements/favorites/add`, () => HttpResponse.json(null, { status: 401 }), { once: true }));
  await act(mergeGuestLists);
  act(() => addFavourite(7));
  await waitFor(() => expect(window.localStorage.getItem('favourite-statements')).toBe('[7]'));
  api.use(http.post(`${users}/statements/favorites/add`, accept));
  await act(mergeGuestLists);
  expect(added).toEqual([7]);
});

it('brings the notes of a guest to the account with their time, and shows the account’s', async () => {
  const { result } = renderHook(() => useNote(7));
  const storedNotes = () => JSON.parse(window.localStorage.getItem('statement-notes') ?? '[]') as unknown[];
  await act(() => writeNote({ id: 7, text: 'of a guest', tags: [], atMs: Date.parse(at(2)) }));
  expect(storedNotes()).toHaveLength(1);
  await act(mergeGuestLists);
  expect(sentNotes).toEqual([{ statement_id: 7, text: 'of a guest', tags: [], updated_at: at(2) }]);
  expect(result.current?.text).toBe('of the account');
  expect(storedNotes()).toEqual([]);
  act(detachAccountLists);
  expect(result.current).toBeUndefined();
});

it('keeps the notes of a guest that could not be merged', async () => {
  api.use(http.post(`${users}/statements/notes`, () => HttpResponse.error()));
  await act(() => writeNote({ id: 8, text: 'of a guest', tags: [], atMs: Date.parse(at(2)) }));
  await expect(mergeGuestLists()).rejects.toThrow();
  expect(window.localStorage.getItem('statement-notes')).toContain('of a guest');
});
