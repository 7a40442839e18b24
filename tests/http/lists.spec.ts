import type { APIRequestContext } from '@playwright/test';
import { encodeArea } from '@/lib/contracts/statements/area-outline';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import en from '@/messages/en/search.json' with { type: 'json' };
import { fetchStatements } from '../factories/find-statements';
import { expect, test } from './fixtures';
import { linkTo, readText } from './page-metadata';

const flats = '/en/s/apartments-for-sale-in-tbilisi';

/** A page as the server sends it, which is all that a browser without scripts has. */
async function open(request: APIRequestContext, path: string, cookie = ''): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0, headers: { cookie } });
  expect([path, response.status()]).toEqual([path, 200]);
  return response.text();
}
const idsIn = (html: string): number[] => [...html.matchAll(/<li data-statement-id="(\d+)"/g)].map(([, id]) => Number(id));

test('a list is ordered, paged and freed of a filter by links', async ({ request }) => {
  const order = linkTo(await open(request, `${flats}?owner=1`), en.order.price_asc);
  expect(order).toBe(`${flats}?owner=1&order_by=price&sequence=asc`);
  const ordered = await open(request, order);
  const listed = (await fetchStatements(request, `${order.split('?')[1]}&deal_types=1&real_estate_types=1&cities=1`)).map(
    ({ id }) => id,
  );
  expect(idsIn(ordered)).toEqual(listed);
  const next = linkTo(ordered, 'Page 2');
  expect(next).toBe(`${order}&page=2`);
  const second = await open(request, next);
  expect(readText(second)).toMatch(/21–40 \/ \d/);
  expect(linkTo(second, 'Remove filter: From owner')).toBe(`${flats}?order_by=price&sequence=asc`);
});

test('a list and a statement have their prices in the currency of the cookie', async ({ request }) => {
  const query = 'deal_types=1&real_estate_types=1&price_from=1000&currency_id=1&per_page=50';
  const card = (await fetchStatements(request, query)).at(-1);
  if (!card) throw new Error('The market is empty.');
  for (const [cookie, currency] of [
    ['', 'gel'],
    ['currency=dollar', 'dollar'],
  ]) {
    for (const path of [flats, statementPath('en', card)]) {
      const html = await open(request, path, cookie);
      // The style sheet hides the other one.
      expect([path, /<body data-currency="(\w+)">/.exec(html)?.[1]]).toEqual([path, currency]);
      const prices = [...html.matchAll(/class="(?:card-price|type-price(?:-xl)?)[ "][^>]*>([^<\d]*)\d/g)].map(([, before = '']) =>
        before.at(-1),
      );
      expect([path, [...new Set(prices)]]).toEqual([path, ['₾', '$']]);
    }
  }
});

test('the link of a drawn area shows its list to everybody, and one that cannot be read says so', async ({ request }) => {
  // Far from where journeys publish at the same time.
  const batumi = [
    { lat: 41.6, lng: 41.58 },
    { lat: 41.6, lng: 41.68 },
    { lat: 41.67, lng: 41.68 },
    { lat: 41.67, lng: 41.58 },
  ];
  const query = `drawn_areas=${encodeArea(batumi)}`;
  const html = await open(request, `/en/s?${query}`);
  expect(idsIn(html)).toEqual((await fetchStatements(request, query)).map(({ id }) => id));
  expect(readText(html)).toContain('in the drawn area');
  expect(linkTo(html, `Remove filter: ${en.chips.drawn_area}`)).toBe('/en/s');
  expect(readText(html)).not.toContain(en.drawn_lost);
  expect(readText(await open(request, '/en/s?drawn_areas=nonsense'))).toContain(en.drawn_lost);
});

test('a search that finds nothing names the condition to drop, and shows what comes nearest', async ({ request }) => {
  const html = await open(request, '/en/s?price_from=1&price_to=2&currency_id=1');
  expect(readText(html)).toContain('Nothing meets this condition');
  expect(linkTo(html, /^At any price: See [\d,]+$/)).toBe('/en/s');
  expect(idsIn(html).length).toBeGreaterThan(0);
});

test('the home page leads to the loan and to the map of all statements', async ({ request }) => {
  const html = await open(request, '/en');
  expect(html).toMatch(/<a href="[^"]*take_loan=true[^"]*"[^>]* data-loan="fromHomeCard"/);
  expect(linkTo(html, 'Search on the map')).toBe('/en/s#map');
});
