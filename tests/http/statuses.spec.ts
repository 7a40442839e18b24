import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { statementPath } from '@/lib/routes/statement-address';

const languages = [
  { locale: 'ka', prefix: '', notFound: 'გვერდი ვერ მოიძებნა' },
  { locale: 'en', prefix: '/en', notFound: 'This page could not be found' },
  { locale: 'ru', prefix: '/ru', notFound: 'Страница не найдена' },
] as const;

/** One answer as it leaves the server, redirects not followed. */
const open = (request: APIRequestContext, path: string): Promise<APIResponse> => request.get(path, { maxRedirects: 0 });

async function anyStatement(request: APIRequestContext): Promise<StatementCard> {
  const answer = await request.get('/api/microservice/statements?per_page=1', { headers: { 'x-website-key': 'livo' } });
  const { data } = (await answer.json()) as { data: { data: StatementCard[] } };
  const [card] = data.data;
  if (!card) throw new Error('The market is empty.');
  return card;
}

for (const { locale, prefix, notFound } of languages) {
  test.describe(`in ${locale}`, () => {
    test('the blocked measurement address answers 403 in its language', async ({ request }) => {
      const answer = await open(request, `${prefix}/azomva`);
      expect(answer.status()).toBe(403);
      expect(answer.headers()['cache-control']).toContain('no-store');
      expect(await answer.text()).toContain(`<html lang="${locale}"`);
    });

    for (const path of [
      '/no-such-page',
      '/s/no-such-slug',
      '/s/a/b',
      '/statements/99999999',
      '/udzravi-qoneba/iyideba-bina/x-99999999',
      '/udzravi-qoneba/a/b/c',
      '/s?page=100000',
      '/error/404',
      '/ui',
    ]) {
      test(`${path} answers 404 with its title`, async ({ request }) => {
        const answer = await open(request, `${prefix}${path}`);
        expect(answer.status()).toBe(404);
        const html = await answer.text();
        expect(html).toContain(`<html lang="${locale}"`);
        expect(html).toMatch(new RegExp(`<title>${notFound}`));
      });
    }

    test('a statement has one address and every other one leads there for good', async ({ request }) => {
      const card = await anyStatement(request);
      const canonical = statementPath(locale, card);
      expect((await open(request, canonical)).status()).toBe(200);
      for (const other of [
        `/statements/${card.id}`,
        `/udzravi-qoneba/x/wrong-slug-${card.id}`,
        `/udzravi-qoneba/${card.middle_slugs.ka}/${card.id}`,
      ]) {
        const answer = await open(request, `${prefix}${other}`);
        expect([answer.status(), answer.headers().location]).toEqual([308, canonical]);
      }
    });

    test('addresses without their id lead to the list', async ({ request }) => {
      for (const path of ['/statements', '/udzravi-qoneba']) {
        const answer = await open(request, `${prefix}${path}?price_to=5`);
        expect([answer.status(), answer.headers().location]).toEqual([308, `${prefix}/s?price_to=5`]);
      }
    });

    test('nonsense in the query is left out and the list answers', async ({ request }) => {
      const answer = await open(
        request,
        `${prefix}/s?price_from=cheap&cities=x,y&page=-1&order_by=beauty&with_3d=maybe&q=%00%27%22%3Cscript%3E`,
      );
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain('<script>"');
    });
  });
}

test('a slug that says other than the query leads to the address that says what is meant', async ({ request }) => {
  const answer = await open(request, '/s/iyideba-bina-tbilisshi?deal_types=2');
  expect([answer.status(), answer.headers().location]).toEqual([308, '/s/qiravdeba-bina-tbilisshi']);
});

test('a slug of another language leads to its own', async ({ request }) => {
  const answer = await open(request, '/en/s/iyideba-bina-tbilisshi?price_to=100000');
  expect([answer.status(), answer.headers().location]).toEqual([308, '/en/s/apartments-for-sale-in-tbilisi?price_to=100000']);
});

test('the Georgian prefix leads to the address without it', async ({ request }) => {
  const answer = await open(request, '/ka/s');
  expect(answer.status()).toBeGreaterThanOrEqual(307);
  expect(answer.headers().location).toMatch(/\/s$/);
});

test('every page carries its policy and gives guests no cookie', async ({ request }) => {
  for (const path of ['/', '/s', '/en/no-such-page']) {
    const headers = (await open(request, path)).headers();
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});
