import { locales } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';
import ka from '@/messages/ka/account.json' with { type: 'json' };
import { fetchStatements, findApartment } from '../factories/find-statements';
import { newFirstPartyHeaders, registerVisitor } from '../factories/site-visitors';
import { expect, test } from './fixtures';

const pages = [
  '/account',
  '/account/profile',
  '/account/personalInformation',
  '/account/api',
  '/account/services',
  '/account/measure',
  '/account/3DTourService/tourView',
  '/account/photoTourService/tourView',
  '/account/ratersService/ratersView',
  '/account/measureService/MeasurmentView',
  '/account/checkRealEstate/realEstateView',
  '/account/bookingService/bookingView',
  '/account/facebookService/facebookView',
  '/account/aiService/aiView',
  '/account/searches',
];

/** Pages that this file does not open signed in. */
const otherPages = [
  '/account/agents',
  '/account/company',
  '/account/favorites',
  '/account/my-base',
  '/account/notifications',
  '/account/payments',
  '/account/projects',
  '/account/requests',
  '/account/searches/1',
  '/account/statements',
  '/account/statements/create',
  '/account/loanCalculatorService/loanView',
  '/account/vipService/vipView',
];

test.describe('a guest', () => {
  for (const locale of locales)
    test(`is sent home from every page of the account in ${locale}`, async ({ request }) => {
      for (const path of [...pages, ...otherPages]) {
        const response = await request.get(localePath(locale, path), { maxRedirects: 0 });
        expect([response.status(), new URL(response.headers().location ?? '', 'http://x').pathname]).toEqual([
          307,
          localePath(locale, '/'),
        ]);
        expect(response.headers()['cache-control']).toBe('private, no-store');
      }
    });

  test('gets nothing of the account by the router’s own requests and forged headers', async ({ request }) => {
    const tricks: Record<string, string>[] = [
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
      { 'x-nextjs-data': '1' },
      { 'x-middleware-rewrite': '/account/profile', 'x-middleware-next': '1', 'x-invoke-path': '/account/profile' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
      { 'x-original-url': '/', 'x-rewrite-url': '/' },
      { cookie: 'aivani_session=forged; signed_in=1' },
    ];
    for (const headers of tricks) {
      const response = await request.get('/account/profile', { headers, maxRedirects: 0 });
      expect([response.status(), await response.text()]).toEqual([307, expect.not.stringContaining(ka.profile.id)]);
    }
  });

  test('finds no page under odd spellings of the account', async ({ request }) => {
    for (const path of [
      '/Account',
      '/account/Profile',
      '/%61ccount/nothing',
      '/account/profile/x',
      '/account%2Fprofile',
      '/en/account/nothing',
    ])
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
  });
});

test('every response to a session is private', async ({ request }) => {
  await registerVisitor(request, 'broker');
  for (const path of ['/', '/s', ...pages]) {
    const response = await request.get(path);
    const cacheControl = response.headers()['cache-control'] ?? '';
    expect([path, response.status(), cacheControl]).toEqual([path, 200, expect.stringContaining('no-store')]);
    expect(cacheControl).not.toContain('public');
  }
});

test('somebody else’s statement cannot be edited, like one that does not exist', async ({ request }) => {
  const { id } = await findApartment(request);
  await registerVisitor(request);
  for (const locale of locales)
    for (const path of [`/account/statements/${id}/edit`, '/account/statements/999999999/edit', '/account/statements/0x1/edit'])
      expect([path, (await request.get(localePath(locale, path))).status()]).toEqual([path, 404]);
});

test('a physical person has none of these pages, and the API responds the same', async ({ request }) => {
  await registerVisitor(request, 'physical');
  for (const locale of locales)
    for (const path of ['/account/agents', '/account/my-base', '/account/clients'])
      expect([path, (await request.get(localePath(locale, path))).status()]).toEqual([path, 404]);
  for (const path of ['microservice/users/company/agents', 'microservice/users/my-base', 'v1/users/clients'])
    expect([path, (await request.get(`/api/${path}`, { headers: newFirstPartyHeaders() })).status()]).toEqual([path, 404]);
});

test('an agent has an inventory and clients, and no agents', async ({ request }) => {
  await registerVisitor(request, 'agent');
  for (const [path, status] of [
    ['/account/my-base', 200],
    ['/account/clients', 200],
    ['/account/clients?view=matchings', 200],
    ['/account/agents', 404],
  ] as const)
    expect([path, (await request.get(localePath('en', path))).status()]).toEqual([path, status]);
});

test('an unknown notification is a page that was not found', async ({ request }) => {
  await registerVisitor(request);
  for (const id of ['11111111-1111-4111-8111-111111111111', 'nothing'])
    expect([id, (await request.get(localePath('en', `/account/notifications/${id}`))).status()]).toEqual([id, 404]);
});

test('the favourites of a visitor with an account are in the account', async ({ request }) => {
  await registerVisitor(request);
  for (const locale of locales) {
    const response = await request.get(localePath(locale, '/favorites'), { maxRedirects: 0 });
    expect([response.status(), new URL(response.headers().location ?? '', 'http://x').pathname]).toEqual([
      307,
      localePath(locale, '/account/favorites'),
    ]);
  }
});

test('a shared list is open to everybody with the link, without a note of its owner, until the owner ends it', async ({
  request,
  playwright,
  baseURL,
}) => {
  const [statement] = await fetchStatements(request, 'per_page=1');
  const headers = newFirstPartyHeaders();
  await registerVisitor(request);
  const post = async (path: string, data: object): Promise<unknown> => {
    const response = await request.post(`/api/${path}`, { headers, data });
    expect([path, response.status()]).toEqual([path, 200]);
    return response.json();
  };
  await post('microservice/users/statements/favorites/add', { statements: [statement?.id] });
  await post('microservice/users/statements/notes', { notes: [{ statement_id: statement?.id, text: 'for me alone', tags: [] }] });
  const shared = (await post('v1/users/shared-list', {})) as { data: { token: string } };
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const path = localePath('en', `/shared-list/${shared.data.token}`);
  const opened = await guest.get(path);
  expect(opened.status()).toBe(200);
  const html = await opened.text();
  expect(html).toContain(statement?.card_titles?.en ?? 'no title');
  expect(html).not.toContain('for me alone');
  expect((await request.delete('/api/v1/users/shared-list', { headers })).status()).toBe(200);
  expect((await guest.get(path)).status()).toBe(404);
  await guest.dispose();
});
