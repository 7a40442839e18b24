import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { type AccessRow, secret } from './access-matrix-row';
import { accessRows } from './access-matrix-rows';

const api = useApi();
const visitors = ['guest', 'A', 'B', 'agent', 'broker', 'developer'] as const;
type VisitorName = (typeof visitors)[number];
const otherTypes = { agent: 2, broker: 3, developer: 4 } as const;

async function visitorOf(name: VisitorName, owner: Visitor): Promise<Visitor | null> {
  if (name === 'guest') return null;
  if (name === 'A') return owner;
  return insertVisitor(api.db, { typeId: name === 'B' ? owner.user.typeId : otherTypes[name] });
}

/** Counts of calls, and when a session was last seen. */
const unwatched = ['rate_limits', 'sessions'];

/** Notes in the table `touched` which tables a statement inserts into, updates or deletes from. */
async function watchTables(): Promise<void> {
  await api.db.execute(sql`create table touched (name text not null)`);
  await api.db.execute(sql`create function note_touch() returns trigger language plpgsql as $$
    begin insert into touched values (tg_table_name); return null; end $$`);
  const tables = await queryRows<{ name: string }>(
    api.db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables.filter(({ name }) => name !== 'touched' && !unwatched.includes(name)))
    await api.db.execute(
      sql`create trigger note_touch after insert or update or delete on ${sql.identifier(name)} for each row execute function note_touch()`,
    );
}
const takeTouched = (): Promise<{ name: string }[]> => queryRows(api.db, sql`delete from touched returning name`);
beforeAll(watchTables);

/** One call by one visitor for a thing of A that was made for this call alone. */
async function callAs(route: string, row: AccessRow, name: VisitorName) {
  const owner = await insertVisitor(api.db, { typeId: row.ownerTypeId ?? 1 });
  const { path = {}, query = '', body } = (await row.prepare?.(api.db, owner)) ?? {};
  const visitor = await visitorOf(name, owner);
  const [method = '', template = ''] = route.split(' ');
  const address = template.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, parameter: string) => String(path[parameter] ?? '1'));
  await takeTouched();
  const answer = await api.call(address + query, {
    method,
    // Writes that move money need a key; the others ignore it.
    headers: { 'idempotency-key': randomUUID(), 'x-client-address': `198.51.100.${owner.user.id % 250}`, ...visitor?.headers },
    ...(method === 'GET' || body === undefined ? {} : { body }),
  });
  return { ...answer, touched: [...new Set((await takeTouched()).map(({ name: table }) => table))] };
}

/** The routes of the live router that return 401 to a guest. */
async function protectedRoutes(): Promise<string[]> {
  const app = openApp(api);
  const mounted = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'));
  const asking: string[] = [];
  for (const route of [...new Set(mounted.map(({ method, path }) => `${method} ${path}`))].sort()) {
    const [method = '', template = ''] = route.split(' ');
    const address = `http://localhost${template.replaceAll(/:\w+(\{[^}]*\})?/g, '1')}`;
    const { status } = await app.fetch(new Request(address, { method, headers: { 'x-website-key': 'livo' } }), {});
    if (status === 401) asking.push(route);
  }
  return asking;
}

describe('V8.2.1 the matrix of routes and visitors', () => {
  it('has a row for every route that returns 401 to a guest, and no other', async () => {
    expect(Object.keys(accessRows).sort()).toEqual(await protectedRoutes());
  });

  it.each(Object.entries(accessRows))(
    'V8.2.2 %s returns what its row says, and what it refuses changes nothing',
    async (route, row) => {
      const statuses: Record<string, number> = {};
      const leaks: string[] = [];
      const changes: Record<string, string[]> = {};
      for (const name of visitors) {
        const { status, body, touched } = await callAs(route, row, name);
        statuses[name] = status;
        if (status >= 400 && touched.length > 0) changes[name] = touched;
        if (name !== 'A' && JSON.stringify(body).includes(secret)) leaks.push(name);
      }
      expect(statuses).toEqual(Object.fromEntries(visitors.map((name, index) => [name, row.statuses[index]])));
      expect(leaks).toEqual([]);
      expect(changes).toEqual({});
    },
  );
});
