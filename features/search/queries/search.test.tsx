import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { getPaidStatements, getStatements } from './search';

const requested: string[] = [];
const api = setupServer(
  http.get('*/api/microservice/statements', ({ request }) => {
    requested.push(new URL(request.url).search);
    return HttpResponse.json({
      result: true,
      data: {
        data: [],
        auctions: [],
        search_report_uuid: '0b6f4a9e-3c52-4e0c-8a33-2f0d5c1b7e11',
        map_settings: [],
        seo: { filters: {} },
      },
    });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  requested.length = 0;
});
afterAll(() => api.close());

it('asks for the same paid strip on every page and in every order of the list', async () => {
  const search: StatementFilters = { deal_types: [1], price_to: 250_000, currency_id: 1 };
  await getPaidStatements(search);
  await getPaidStatements({ ...search, page: 3, per_page: 20 });
  await getPaidStatements({ ...search, order_by: 'price', sequence: 'asc' });
  const [first] = requested;
  expect(first).toBe('?deal_types=1&is_vip=1&price_to=250000&currency_id=1&per_page=9&with_auctions=0');
  expect(requested).toEqual([first, first, first]);
});

it('asks for the list by its page and its order', async () => {
  await getStatements({ deal_types: [1], page: 3, order_by: 'price', sequence: 'asc' }, true);
  expect(requested).toEqual(['?deal_types=1&order_by=price&sequence=asc&page=3&with_auctions=1']);
});
