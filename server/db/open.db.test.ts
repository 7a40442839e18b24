import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../tests/setup/database';
import { queryRows } from './client';
import type { OpenDatabase } from './open';

const source = inject('testDatabase');

// The embedded database has no connections that could break.
describe.runIf(source.kind === 'postgresql')('a server that ends connections', () => {
  const reported: string[] = [];
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(source, (error) => reported.push(error.message));
  });
  afterAll(() => database.close());

  /** Ends the connection that works on `db`, and waits until this side has noticed. */
  async function endConnection(db: OpenDatabase['db']): Promise<void> {
    const [{ pid } = { pid: 0 }] = await queryRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
    const count = reported.length;
    await database.db.execute(sql`select pg_terminate_backend(${pid})`);
    await expect.poll(() => reported.length).toBeGreaterThan(count);
  }

  it('breaks the transaction that one of them held, and neither the process nor the next query', async () => {
    await expect(database.db.transaction(endConnection)).rejects.toThrow();
    expect(await queryRows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('breaks the work that went without time limits, and nothing else', async () => {
    await database.withoutTimeouts(endConnection);
    expect(await queryRows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});
