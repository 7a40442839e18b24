import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookieName } from '@/lib/session';
import middleware from '@/middleware';
import { insertStaff } from '../factories/staff';
import { insertVisitor } from '../factories/visitor';
import { useApi } from '../setup/api';
import { openApp } from '../setup/app';

const api = useApi();
let physical = '';
let moderator = '';
const cookieOf = (token: string): string => `${sessionCookieName(false)}=${token}`;
beforeAll(async () => {
  const app = openApp(api);
  globalThis.__api = { fetch: async (request, isTrusted = false) => app.fetch(request, { isTrusted }) };
  physical = cookieOf((await insertVisitor(api.db)).headers['global-authorization']);
  moderator = cookieOf((await insertStaff(api.db, 'moderator')).headers['global-authorization']);
});
afterAll(() => {
  globalThis.__api = undefined;
});

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));
  return { status: response.status, location: response.headers.get('location') };
};

/** Internal headers of the framework and of proxies. */
const forged: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-rewrite': '/' },
  { 'x-middleware-set-cookie': 'aivani_session=x' },
  { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'aivani_session=x' },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-rewrite': '/' },
  { 'x-matched-path': '/' },
  { 'x-invoke-path': '/', 'x-invoke-status': '200' },
  { 'x-original-url': '/', 'x-rewrite-url': '/' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { 'next-action': '0'.repeat(40) },
];
const guarded = [
  '/account/profile',
  '/en/account/agents',
  '/admin',
  '/ru/admin/users/5',
  '/admin/prices',
  '/payment-result?id=1',
];

describe('V8.3.1, V4.1.3 a guarded page', () => {
  it.each(guarded)('%s is decided the same whatever a client forges, for a guest, a person and a moderator', async (path) => {
    for (const cookie of ['', physical, moderator]) {
      const plain = await open(path, cookie ? { cookie } : {});
      for (const headers of forged) {
        const { status, location } = await open(path, { ...headers, ...(cookie ? { cookie } : {}) });
        expect([headers, status, location]).toEqual([headers, plain.status, plain.location]);
      }
    }
  });

  it.each([
    '/%61dmin/users',
    '/ADMIN/users',
    '/admin%2Fusers',
    '/admin//users',
    '//admin/users',
    '/admin/./users',
    '/admin/users/.',
    '/admin/users%00',
    '/admin/users;a=b',
    '/admin/users.json',
    '/admin/users.rsc',
    '/en//admin/users',
    '/en/../admin/users',
    '/ka/admin/users',
    '/_next/../admin/users',
    '/admin\\users',
    '/admin/prices/',
    '/account%2fprofile',
    '/Account/profile',
  ])('under the odd spelling %s opens to no guest and no person', async (path) => {
    const visitors: Record<string, string>[] = [{}, { cookie: physical }];
    for (const headers of visitors) {
      const { status, location } = await open(path, headers);
      // A spelling that the URL parser normalises, or the default locale's prefix, redirects to the guarded address.
      const isLedOn =
        status >= 300 && status < 400 && location !== null && new URL(location, 'http://x').host.startsWith('localhost');
      expect([path, status >= 400 || isLedOn]).toEqual([path, true]);
    }
  });
});

describe('V3.7.2 a redirect', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/en//evil.example',
    '/statements/%2f%2fevil.example',
    '/s/%0d%0aset-cookie:a=b',
  ])('of %s stays on this site', async (path) => {
    const { location } = await open(path);
    expect([path, location === null || new URL(location, 'http://localhost:3000').host]).toEqual([
      path,
      location === null ? true : 'localhost:3000',
    ]);
  });
});
