import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getStatement, viewerHeadersOf } from '@/features/statement/queries/get-statement';
import { sessionCookieName } from '@/lib/session';
import { statements } from '@/server/modules/statements/statements.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';

const api = useApi();
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeAll(() => {
  const app = openApp(api);
  globalThis.__api = { fetch: async (request, isTrusted) => app.fetch(request, { isTrusted }) };
});
afterAll(() => {
  globalThis.__api = undefined;
});

/** The page of a statement as the server renders it for a visitor. */
const openPage = (id: number, headers: Record<string, string>) =>
  getStatement(id, undefined, viewerHeadersOf(new Headers({ 'user-agent': browser, ...headers })));
const viewsOf = async (id: number) => (await api.db.select().from(statements).where(eq(statements.id, id)))[0]?.views;

it('counts the page of a guest and of another person, and not of the owner or a program', async () => {
  const owner = await insertVisitor(api.db);
  const otherUser = await insertVisitor(api.db);
  const { id } = await insertStatement(api.db, { userId: owner.user.id });
  const cookieOf = (visitor: typeof owner) => ({
    cookie: `${sessionCookieName(false)}=${visitor.headers['global-authorization']}`,
  });
  const own = await openPage(id, { 'x-client-address': '10.1.0.1', ...cookieOf(owner) });
  expect(own).toMatchObject({ kind: 'offered', statement: { is_owner: false } });
  await openPage(id, { 'x-client-address': '10.1.0.2', 'user-agent': 'Googlebot/2.1' });
  expect(await viewsOf(id)).toBe(0);
  await openPage(id, { 'x-client-address': '10.1.0.3', ...cookieOf(otherUser) });
  await openPage(id, { 'x-client-address': '10.1.0.4' });
  expect(await viewsOf(id)).toBe(2);
});

it('shows the page after the session has ended', async () => {
  const { id } = await insertStatement(api.db);
  const found = await openPage(id, { 'x-client-address': '10.1.0.5', cookie: `${sessionCookieName(false)}=ended` });
  expect(found).toMatchObject({ kind: 'offered' });
});

it('hides a hidden statement even from its owner’s public page', async () => {
  const owner = await insertVisitor(api.db);
  const { id } = await insertStatement(api.db, { userId: owner.user.id, state: 'hidden' });
  const headers = {
    'x-client-address': '10.1.0.6',
    cookie: `${sessionCookieName(false)}=${owner.headers['global-authorization']}`,
  };
  expect(await openPage(id, headers)).toMatchObject({ kind: 'withdrawn' });
});
