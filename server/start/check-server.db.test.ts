import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/open';
import { checkServers } from './check-server';

const source = inject('testDatabase');

describe.runIf(source.kind === 'postgresql')('the database server of a start', () => {
  const adminUrl = source.kind === 'postgresql' ? source.adminUrl : '';
  const name = `check_${randomUUID().slice(0, 8)}`;
  const urlOf = (database: string, user?: string): string => {
    const url = new URL(adminUrl);
    url.pathname = `/${database}`;
    if (user) [url.username, url.password] = [user, user];
    return url.href;
  };
  let admin: OpenDatabase;
  const run = (statement: string) => admin.db.execute(sql.raw(statement));
  beforeAll(async () => {
    admin = await openDatabase({ dataDir: '', databaseUrl: adminUrl });
    await run(`create role ${name} login password '${name}'`);
    await run(`create database ${name}`);
    await run(`create database ${name}_latin encoding 'LATIN1' locale 'C' template template0`);
  });
  afterAll(async () => {
    for (const database of [name, `${name}_latin`]) await run(`drop database if exists ${database} with (force)`);
    await run(`drop role if exists ${name}`);
    await admin.close();
  });

  it('is named with its version when it can be used', async () => {
    const { facts, problems } = await checkServers({ DATABASE_URL: urlOf(name), DATABASE_DIRECT_URL: urlOf(name) });
    expect(problems).toEqual([]);
    expect(facts).toHaveLength(2);
    expect(facts[0]).toMatch(new RegExp(`^PostgreSQL \\d+\\.\\d+.* at .*/${name}$`));
  });

  it('has to let the user create tables', async () => {
    expect((await checkServers({ DATABASE_URL: urlOf(name, name) })).problems).toEqual([
      expect.stringContaining(`/${name} lets this user create nothing`),
    ]);
  });

  it('has to have the database', async () => {
    const missing = await checkServers({ DATABASE_URL: urlOf('nobody_made_it') });
    expect(missing.problems).toEqual([expect.stringContaining('database "nobody_made_it" does not exist')]);
  });

  it('has to store every alphabet', async () => {
    expect((await checkServers({ DATABASE_URL: urlOf(`${name}_latin`) })).problems).toEqual([
      expect.stringContaining('has the encoding LATIN1'),
    ]);
  });
});
