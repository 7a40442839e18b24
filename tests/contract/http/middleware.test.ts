import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '@/lib/contracts/locales';
import { statementListSchema } from '@/lib/contracts/statements/statements';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { adminPages } from '@/lib/routes/admin-routes';
import { localePath } from '@/lib/routes/locale-path';
import { sessionCookieName } from '@/lib/session';
import middleware from '@/middleware';
import { partial } from '../../factories/partial';
import { insertNewStaff, insertStaff } from '../../factories/staff';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';

const api = useApi();
beforeAll(() => {
  const app = openApp(api);
  globalThis.__api = { fetch: async (request, isTrusted = false) => app.fetch(request, { isTrusted }) };
});
afterAll(() => {
  globalThis.__api = undefined;
});

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));
  const location = response.headers.get('location');
  return {
    status: response.status,
    location: location?.replace('http://localhost:3000', ''),
    retryAfter: response.headers.get('retry-after'),
    cacheControl: response.headers.get('cache-control'),
    robots: response.headers.get('x-robots-tag'),
    rewrite: response.headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', ''),
  };
}

/** The cookie of a signed-in visitor. */
async function sessionCookie(): Promise<string> {
  const { headers } = await insertVisitor(api.db);
  return `${sessionCookieName(false)}=${headers['global-authorization']}`;
}

describe('308', () => {
  it.each([
    ['a slug of another language', '/en/s/iyideba-bina-tbilisshi?price_to=5', '/en/s/apartments-for-sale-in-tbilisi?price_to=5'],
    ['a slug that contradicts the query', '/s/iyideba-bina-tbilisshi?deal_types=2', '/s/qiravdeba-bina-tbilisshi'],
    ['a statement’s address without its id', '/ru/statements?price_to=5', '/ru/s?price_to=5'],
  ])('leads from %s to the right address', async (_, path, location) => {
    expect(await open(path)).toMatchObject({ status: 308, location });
  });

  it.each(locales)('leads from every other spelling of a statement to its one address in %s', async (locale) => {
    const { body } = await api.call('/api/microservice/statements?per_page=1');
    const [card] = statementListSchema.parse(body).data.data;
    if (!card) throw new Error('The market is empty.');
    const canonical = statementPath(locale, card);
    expect((await open(canonical)).status).toBe(200);
    const spellings = [card.id, card.uuid].flatMap((one) => [`/statements/${one}`, `/udzravi-qoneba/${one}`]);
    for (const path of [...spellings, `/udzravi-qoneba/x/wrong-slug-${card.id}`])
      expect(await open(localePath(locale, path))).toMatchObject({ status: 308, location: canonical });
  });
});

describe('403', () => {
  it.each(locales)('blocks the measurement address in %s, and no cache stores it', async (locale) => {
    expect(await open(localePath(locale, '/azomva'))).toMatchObject({
      status: 403,
      rewrite: `/${locale}/error/403`,
      cacheControl: 'no-store',
    });
  });
});

describe('404', () => {
  it.each(['/no-such-page', '/s/no-such-slug', '/s/a/b', '/statements/99999999', '/ui'])('is the status of %s', async (path) => {
    expect(await open(path)).toMatchObject({ status: 404, rewrite: '/ka/error/404', cacheControl: 'no-store' });
  });
});

describe('a missing file', () => {
  it.each(['/apple-touch-icon.png', '/ru/logo.svg', '/.env'])('is a 404 of a few bytes: %s', async (path) => {
    const response = await middleware(new NextRequest(`http://localhost:3000${path}`));
    expect(response.status).toBe(404);
    expect((await response.text()).length).toBeLessThan(100);
  });

  it('keeps the page of the error for what may be a page', async () => {
    expect(await open('/index.html')).toMatchObject({ status: 404, rewrite: '/ka/error/404' });
  });
});

describe('503', () => {
  it.each(['/en/statements/1', '/en/account/profile'])('is the status of %s while the database is unavailable', async (path) => {
    const { fetch } = globalThis.__api ?? {};
    const away = () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    };
    const db = partial<typeof api.db>({ execute: away, select: away });
    const app = openApp(api, {}, { database: { ...api.database, db, reads: db } });
    globalThis.__api = { fetch: async (request, isTrusted = false) => app.fetch(request, { isTrusted }) };
    const response = await open(path, { cookie: `${sessionCookieName(false)}=any` });
    globalThis.__api = fetch && { fetch };
    expect(response).toMatchObject({ status: 503, rewrite: '/en/error/503', retryAfter: '5' });
    expect(response.cacheControl).toContain('no-store');
  });
});

describe('the pages of the staff', () => {
  const paths = ['/admin', '/admin/streets', '/admin/audit', '/admin/nothing'];
  const cookieOf = ({ headers }: Visitor) => ({ cookie: `${sessionCookieName(false)}=${headers['global-authorization']}` });

  it('are 404 for guests and users, and for the staff whose role does not open them', async () => {
    const support = cookieOf(await insertStaff(api.db, 'support'));
    const others: [Record<string, string>, string[]][] = [
      [{}, paths],
      [cookieOf(await insertVisitor(api.db)), paths],
      [support, paths.slice(1)],
    ];
    for (const [headers, closed] of others)
      for (const path of closed)
        expect([path, await open(path, headers)]).toMatchObject([
          path,
          { status: 404, rewrite: '/ka/error/404', cacheControl: 'private, no-store', robots: 'noindex, nofollow' },
        ]);
  });

  it('open to moderators in each language, kept and indexed by nobody', async () => {
    const headers = cookieOf(await insertStaff(api.db, 'moderator'));
    for (const locale of locales)
      for (const path of paths.slice(0, 3))
        expect(await open(localePath(locale, path), headers)).toMatchObject({
          status: 200,
          cacheControl: 'private, no-store',
          robots: 'noindex, nofollow',
        });
    expect((await open('/admin/nothing', headers)).status).toBe(404);
  });

  it('lead an admin without an authenticator to the page that sets one up, each of them', async () => {
    const headers = cookieOf(await insertNewStaff(api.db, 'admin'));
    for (const path of ['/admin', ...adminPages.map((entry) => entry.path)])
      expect(await open(path, headers)).toMatchObject({
        status: 307,
        location: `/admin/second-factor?to=${encodeURIComponent(path)}`,
        cacheControl: 'private, no-store',
      });
    expect((await open('/admin/second-factor', headers)).status).toBe(200);
  });
});

describe('private, no-store', () => {
  it.each([
    ['/account/profile', 307],
    ['/en/account', 307],
    ['/auth', 200],
    ['/unsubscribe', 200],
    ['/ru/auth?view=register', 200],
    ['/account/no-such-page', 404],
  ])('is sent with %s to a guest', async (path, status) => {
    expect(await open(path)).toMatchObject({ status, cacheControl: 'private, no-store' });
  });

  it('is sent with every page to a browser with a session', async () => {
    const cookie = await sessionCookie();
    for (const path of ['/', '/en/s', '/account/profile', '/s/no-such-slug'])
      expect([path, await open(path, { cookie })]).toMatchObject([path, { cacheControl: 'private, no-store' }]);
  });

  it('is not sent with public pages to a guest', async () => {
    for (const path of ['/', '/en/s']) expect((await open(path)).cacheControl).toBeNull();
  });
});

describe('the account', () => {
  it('opens to a valid session and redirects an expired one home', async () => {
    expect(await open('/account/profile', { cookie: await sessionCookie() })).toMatchObject({ status: 200 });
    const cookie = `${sessionCookieName(false)}=forged`;
    expect(await open('/en/account/profile', { cookie })).toMatchObject({ status: 307, location: '/en' });
  });
});
