import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../tests/setup/database';
import { statements } from '../modules/statements/statements.table';
import { buildOnce, type Executor, planOnce, queryPrepared, queryRows } from './client';
import type { OpenDatabase } from './open';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
});
afterAll(() => database.close());

const planned = async (executor: Executor, part: string) =>
  queryRows<{ runs: number }>(
    executor,
    sql`select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like ${`%${part}%`} and name <> ''`,
  );

it('a marked statement is prepared once, whatever its parameters, and answers as any other', async () => {
  const ask = (executor: Executor, value: unknown) =>
    queryPrepared(
      executor,
      sql`select ${value}::text as value, ${'{1,2}'}::int[] as ids, now() > ${new Date(0)}::timestamptz as later`,
    );
  await database.db.transaction(async (tx) => {
    expect(await ask(tx, 'one')).toEqual([{ value: 'one', ids: [1, 2], later: true }]);
    for (let run = 0; run < 5; run += 1) expect(await ask(tx, null)).toEqual([{ value: null, ids: [1, 2], later: true }]);
    expect(await planned(tx, 'as later')).toEqual([{ runs: expect.any(Number) }]);
  });
});

it('a query that is built once is prepared too', async () => {
  const id = sql`${statements.id} = ${sql.placeholder('id')}`;
  await database.db.transaction(async (tx) => {
    const find = buildOnce(() => tx.select({ createdAt: statements.createdAt }).from(statements).where(planOnce(id)));
    expect(find()).toBe(find());
    for (let run = 0; run < 5; run += 1) expect(await find().execute({ id: -1 })).toEqual([]);
    expect(await planned(tx, '"statements"."id" = $1')).toEqual([{ runs: expect.any(Number) }]);
  });
});

it('a statement that fails leaves the next one working, and may succeed later', async () => {
  const divide = (by: number) => queryPrepared(database.db, sql`select (6 / ${by}::int) as result`);
  for (let run = 0; run < 5; run += 1) await expect(divide(0)).rejects.toThrow();
  expect(await divide(3)).toEqual([{ result: 2 }]);
  await expect(queryPrepared(database.db, sql`select no_such_column`)).rejects.toThrow();
  expect(await divide(2)).toEqual([{ result: 3 }]);
});

it('a marked statement outside a transaction sees nothing of it before its end', async () => {
  const ids = (executor: Executor) => queryPrepared(executor, sql`select id from currencies where id = ${-7}::int`);
  let outside: Promise<unknown> | undefined;
  await database.db
    .transaction(async (tx) => {
      await tx.execute(
        sql`insert into currencies (id, key, symbol, name, rate_gel, rate_date) values (-7, 'none', '-', '{}', 1, now())`,
      );
      outside = Promise.all([1, 2, 3, 4].map(() => ids(database.db)));
      for (let run = 0; run < 5; run += 1) expect(await ids(tx)).toHaveLength(1);
      tx.rollback();
    })
    .catch(() => undefined);
  expect(await outside).toEqual([[], [], [], []]);
});

it.runIf(inject('testDatabase').kind === 'embedded')('a repeated statement follows a change of its table', async () => {
  const { db } = database;
  const read = () => queryRows(db, sql`select * from changing`);
  await db.execute(sql`create table changing as select 1 as one`);
  for (let run = 0; run < 5; run += 1) expect(await read()).toEqual([{ one: 1 }]);
  await db.execute(sql`alter table changing add column two integer`);
  for (let run = 0; run < 5; run += 1) expect(await read()).toEqual([{ one: 1, two: null }]);
  await db.execute(sql`drop table changing`);
});
