import type { Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getStatement, type StatementLookup, viewerHeadersOf } from '@/features/statement/queries/get-statement';
import { readCookie } from '@/lib/contracts/cookie-header';
import { pageCookies } from '@/lib/contracts/page-cookies';
import { sessionCookieName } from '@/lib/session';
import { connectApi } from '@/server/entry/connect-api';
import { createEntryServer } from '@/server/entry/entry-server';
import { searchReportEvents, statements } from '@/server/modules/statements/statements.table';
import { openEntry } from '../../factories/entry';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';

const api = useApi();
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const servers: Server[] = [];
let origin = '';
/** Views that are counted after the page has been sent. */
const counting: Promise<void>[] = [];
/** What pages have read, in the order of their requests. */
const found: StatementLookup[] = [];
let readCount = 0;

beforeAll(async () => {
  const app = openApp(api);
  const state = openEntry();
  globalThis.__api = connectApi(app, state);
  const { countView } = state;
  state.countView = (url, viewer) => {
    const counted = countView(url, viewer);
    counting.push(counted);
    return counted;
  };
  const { fetch } = globalThis.__api;
  globalThis.__api.fetch = (...args) => {
    readCount += 1;
    return fetch(...args);
  };
  const server = createEntryServer({
    state,
    isDevelopment: false,
    isProxyTrusted: true,
    // The page of a statement, as far as it reads the statement.
    handle: async ({ url = '', headers }, response) => {
      const id = Number(url.slice(1).split('?')[0]);
      const viewer = viewerHeadersOf(new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])));
      found.push(await getStatement(id, readCookie(headers.cookie, pageCookies.report) ?? undefined, viewer));
      response.setHeader('content-type', 'text/html').end();
    },
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  for (const server of servers) server.close();
  globalThis.__api = undefined;
  globalThis.__entry = undefined;
});

/** The page of a statement as a visitor gets it. */
async function openPage(id: number, address: string, headers: Record<string, string> = {}) {
  await fetch(`${origin}/${id}`, { headers: { 'user-agent': browser, 'x-forwarded-for': address, ...headers } });
  await Promise.all(counting);
  return found.at(-1);
}
const viewsOf = async (id: number) => (await api.db.select().from(statements).where(eq(statements.id, id)))[0]?.views;
const reportsOf = async (id: number) =>
  (await api.db.select().from(searchReportEvents).where(eq(searchReportEvents.statementId, id))).map(
    ({ reportUuid }) => reportUuid,
  );
const report = (digit: number) => `0b6f4a9e-3c52-4e0c-8a33-2f0d5c1b7e1${digit}`;

it('counts the page of a guest and of another person, and not of the owner or a bot', async () => {
  const owner = await insertVisitor(api.db);
  const otherUser = await insertVisitor(api.db);
  const { id } = await insertStatement(api.db, { userId: owner.user.id });
  const cookieOf = (visitor: typeof owner) => ({
    cookie: `${sessionCookieName(false)}=${visitor.headers['global-authorization']}`,
  });
  const own = await openPage(id, '10.1.0.1', cookieOf(owner));
  expect(own).toMatchObject({ kind: 'offered', statement: { is_owner: false } });
  await openPage(id, '10.1.0.2', { 'user-agent': 'Googlebot/2.1' });
  expect(await viewsOf(id)).toBe(0);
  await openPage(id, '10.1.0.3', cookieOf(otherUser));
  await openPage(id, '10.1.0.4');
  expect(await viewsOf(id)).toBe(2);
});

it('counts each guest of a response that they share once an hour, for the list that each came from', async () => {
  const { id } = await insertStatement(api.db);
  readCount = 0;
  const from = (digit: number) => ({ cookie: `${pageCookies.report}=${report(digit)}` });
  await openPage(id, '10.1.1.1', from(1));
  await openPage(id, '10.1.1.2', from(2));
  await openPage(id, '10.1.1.2', from(2));
  await openPage(id, '10.1.1.3');
  await openPage(id, '10.1.1.4', { 'user-agent': 'Googlebot/2.1' });
  await openPage(id, '10.1.1.1', from(1));
  expect(readCount).toBe(1);
  expect(await viewsOf(id)).toBe(3);
  expect((await reportsOf(id)).sort()).toEqual([report(1), report(2)]);
});

it('shows guests a change at once', async () => {
  const { id } = await insertStatement(api.db, { areaSqm: 51 });
  const areaShown = async () => {
    const shown = await openPage(id, '10.1.2.1');
    return shown?.kind === 'offered' ? shown.statement.area : null;
  };
  expect(await areaShown()).toBe(51);
  await api.db.update(statements).set({ areaSqm: 52 }).where(eq(statements.id, id));
  globalThis.__entry?.pages.change(`statement ${id}`);
  expect(await areaShown()).toBe(52);
});

it('shows the page after the session has ended', async () => {
  const { id } = await insertStatement(api.db);
  expect(await openPage(id, '10.1.0.5', { cookie: `${sessionCookieName(false)}=ended` })).toMatchObject({ kind: 'offered' });
});

it('hides a hidden statement even from its owner’s public page', async () => {
  const owner = await insertVisitor(api.db);
  const { id } = await insertStatement(api.db, { userId: owner.user.id, state: 'hidden' });
  const cookie = `${sessionCookieName(false)}=${owner.headers['global-authorization']}`;
  expect(await openPage(id, '10.1.0.6', { cookie })).toMatchObject({ kind: 'withdrawn' });
});
