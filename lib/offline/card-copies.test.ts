// @vitest-environment jsdom
import { clear, setMany } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearCardCopies, storeCardCopies } from './card-copies';

// The browser's database and cache, which jsdom lacks.
vi.mock('idb-keyval', () => ({ createStore: () => 'copies', clear: vi.fn(async () => {}), setMany: vi.fn(async () => {}) }));
const cache = { keys: async () => [] };
vi.stubGlobal('caches', { open: async () => cache, delete: async () => true });

const list = { data: [], auctions: [], search_report_uuid: 'a', map_settings: [], seo: { filters: {} } };
let whileAsked = async (): Promise<void> => {};
const api = setupServer(
  http.get('*/microservice/statements', async () => {
    await whileAsked();
    return HttpResponse.json({ result: true, data: list });
  }),
);
beforeAll(() => api.listen());
beforeEach(() => void vi.clearAllMocks());
afterAll(() => api.close());

const ids = { favourites: [7], viewed: [] };

it('replaces the copies by those that are listed now', async () => {
  await storeCardCopies(ids, 0);
  expect([vi.mocked(clear).mock.calls.length, vi.mocked(setMany).mock.calls.length]).toEqual([1, 1]);
});

it('restores nothing that was deleted by a sign-out while it was requested', async () => {
  whileAsked = clearCardCopies;
  await storeCardCopies(ids, 0);
  expect(setMany).not.toHaveBeenCalled();
});
