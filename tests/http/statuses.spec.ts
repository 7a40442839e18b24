import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { securityHeaders } from '@/lib/csp';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { serviceRoutes } from '@/lib/routes/service-routes';

const languages = [
  { locale: 'ka', prefix: '', notFound: 'გვერდი ვერ მოიძებნა' },
  { locale: 'en', prefix: '/en', notFound: 'This page could not be found' },
  { locale: 'ru', prefix: '/ru', notFound: 'Страница не найдена' },
] as const;

/** Which of them are missing is decided before the language is: the first three represent each kind of decision in the other languages. */
const missing = [
  '/no-such-page',
  '/statements/99999999',
  '/s?page=100000',
  '/s/no-such-slug',
  '/s/a/b',
  '/prices/no-such-city',
  '/photo-tour/tourview',
  '/facebook/x',
  '/udzravi-qoneba/iyideba-bina/x-99999999',
  '/udzravi-qoneba/a/b/c',
  '/error/404',
  '/shared-list/no-such-token',
  '/ui',
];

/** One response as it leaves the server; redirects are not followed. */
const open = (request: APIRequestContext, path: string): Promise<APIResponse> => request.get(path, { maxRedirects: 0 });

async function anyStatement(request: APIRequestContext): Promise<StatementCard> {
  const response = await request.get('/api/microservice/statements?per_page=1', { headers: { 'x-website-key': 'livo' } });
  const { data } = (await response.json()) as { data: { data: StatementCard[] } };
  const [card] = data.data;
  if (!card) throw new Error('The market is empty.');
  return card;
}

for (const { locale, prefix, notFound } of languages) {
  test.describe(`in ${locale}`, () => {
    test('the blocked measurement address returns 403 in its language', async ({ request }) => {
      const response = await open(request, `${prefix}/azomva`);
      expect(response.status()).toBe(403);
      expect(response.headers()['cache-control']).toContain('no-store');
      expect(await response.text()).toContain(`<html lang="${locale}"`);
    });

    for (const path of locale === 'ka' ? missing : missing.slice(0, 3))
      test(`${path} returns 404 with its title`, async ({ request }) => {
        const response = await open(request, `${prefix}${path}`);
        expect(response.status()).toBe(404);
        const html = await response.text();
        expect(html).toContain(`<html lang="${locale}"`);
        expect(html).toMatch(new RegExp(`<title>${notFound}`));
      });

    test('every page of a service exists, its order view is not indexed, and the other spelling of VIP leads to it', async ({
      request,
    }) => {
      for (const { landing, order } of serviceRoutes) {
        const html = await (await open(request, `${prefix}${landing}`)).text();
        expect([landing, html.match(/<h1[\s>]/g)?.length, html.includes('noindex')]).toEqual([landing, 1, false]);
        // Measurements are ordered on their landing page.
        if (order === null || order === landing) continue;
        const response = await open(request, `${prefix}${order}`);
        expect([order, response.status(), (await response.text()).includes('noindex')]).toEqual([order, 200, true]);
      }
      const response = await open(request, `${prefix}/vip?tier=3`);
      expect([response.status(), response.headers().location]).toEqual([308, `${prefix}/VIP?tier=3`]);
    });

    test('a statement has one address and every other one leads there for good', async ({ request }) => {
      const card = await anyStatement(request);
      const canonical = statementPath(locale, card);
      expect((await open(request, canonical)).status()).toBe(200);
      for (const other of [
        `/statements/${card.id}`,
        `/udzravi-qoneba/x/wrong-slug-${card.id}`,
        `/udzravi-qoneba/${card.middle_slugs.ka}/${card.id}`,
      ]) {
        const response = await open(request, `${prefix}${other}`);
        expect([response.status(), response.headers().location]).toEqual([308, canonical]);
      }
    });

    test('addresses without their id lead to the list', async ({ request }) => {
      for (const path of ['/statements', '/udzravi-qoneba']) {
        const response = await open(request, `${prefix}${path}?price_to=5`);
        expect([response.status(), response.headers().location]).toEqual([308, `${prefix}/s?price_to=5`]);
      }
    });

    test('nonsense in the query is ignored and the list is shown', async ({ request }) => {
      const response = await open(
        request,
        `${prefix}/s?price_from=cheap&cities=x,y&page=-1&order_by=beauty&with_3d=maybe&q=%00%27%22%3Cscript%3E`,
      );
      expect(response.status()).toBe(200);
      expect(await response.text()).not.toContain('<script>"');
    });
  });
}

test('a slug that contradicts the query redirects to the right address', async ({ request }) => {
  const response = await open(request, '/s/iyideba-bina-tbilisshi?deal_types=2');
  expect([response.status(), response.headers().location]).toEqual([308, '/s/qiravdeba-bina-tbilisshi']);
});

test('words that name a place lead to that place', async ({ request }) => {
  const response = await open(request, `/s/iyideba-bina?q=${encodeURIComponent('ვაკე')}`);
  expect([response.status(), response.headers().location]).toEqual([308, '/s/iyideba-bina-vakeshi']);
  expect((await open(request, `/s/iyideba-bina?q=${encodeURIComponent('ბუხარი')}`)).status()).toBe(200);
});

test('a slug of another language leads to its own', async ({ request }) => {
  const response = await open(request, '/en/s/iyideba-bina-tbilisshi?price_to=100000');
  expect([response.status(), response.headers().location]).toEqual([308, '/en/s/apartments-for-sale-in-tbilisi?price_to=100000']);
});

test('the Georgian prefix leads to the address without it', async ({ request }) => {
  const response = await open(request, '/ka/s');
  expect(response.status()).toBeGreaterThanOrEqual(307);
  expect(response.headers().location).toMatch(/\/s$/);
});

test('a guest’s page is the same for every guest, and its tag saves sending it again', async ({ request }) => {
  const first = await open(request, '/en/s');
  const second = await request.get('/en/s', { headers: { 'user-agent': 'another', cookie: 'consent=refused' } });
  expect(second.headers()['cache-control']).toContain('s-maxage=30');
  expect(await second.text()).toBe(await first.text());
  const tag = String(second.headers().etag);
  expect((await request.get('/en/s', { headers: { 'if-none-match': tag } })).status()).toBe(304);
  // In dollars it is another page.
  expect((await request.get('/en/s', { headers: { 'if-none-match': tag, cookie: 'currency=dollar' } })).status()).toBe(200);
});

test('every page carries its policy and gives guests no cookie', async ({ request }) => {
  for (const path of ['/', '/s', '/en/no-such-page']) {
    const response = await open(request, path);
    const headers = response.headers();
    // A page that is sent to every guest cannot have a nonce.
    const scripts = response.ok() ? /script-src 'self'( 'sha256-[^']+')+;/ : /script-src 'self' 'nonce-[^']+' 'strict-dynamic';/;
    expect(headers['content-security-policy']).toMatch(scripts);
    for (const [name, value] of Object.entries(securityHeaders)) expect([path, name, headers[name]]).toEqual([path, name, value]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});
