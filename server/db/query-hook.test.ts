import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { watchClient, watchEmbedded } from './query-hook';
import { summariseQuery } from './query-summary';

/** The calls of the hook, in order. */
function watching() {
  const reported: string[] = [];
  const onQuery = (text: string) => {
    reported.push(`begin ${text}`);
    return ({ error }: { error?: unknown } = {}) =>
      void reported.push(error instanceof Error ? `failed ${error.message}` : 'end');
  };
  return { reported, onQuery };
}

type Callback = (error: Error | undefined, result: unknown) => void;
const answer = (text: string) => (text.includes('broken') ? Promise.reject(new Error('broken')) : Promise.resolve('rows'));

it('is called for each statement of a server’s connection, whether the pool or a transaction sends it', async () => {
  const { reported, onQuery } = watching();
  const query = (statement: string | { text: string }, callback?: Callback) => {
    const answered = answer(typeof statement === 'string' ? statement : statement.text);
    if (!callback) return answered;
    answered.then(
      (result) => callback(undefined, result),
      (error: Error) => callback(error, undefined),
    );
  };
  const client = partial<PoolClient>({ query: query as PoolClient['query'] });
  watchClient(client, onQuery);
  expect(await client.query('select 1')).toBe('rows');
  await expect(client.query({ text: 'select broken' })).rejects.toThrow('broken');
  expect(await new Promise((done) => client.query('select 2', (_, result) => done(result)))).toBe('rows');
  expect(reported).toEqual(['begin select 1', 'end', 'begin select broken', 'failed broken', 'begin select 2', 'end']);
});

it('is called for the statements of the embedded database inside transactions too', async () => {
  const { reported, onQuery } = watching();
  const connection = () => ({ query: answer as never, exec: answer as never });
  const lite = partial<PGlite>({
    ...connection(),
    transaction: (async (work: (tx: Transaction) => Promise<unknown>) => work(partial<Transaction>(connection()))) as never,
  });
  watchEmbedded(lite, onQuery);
  await lite.query('select 1');
  await lite.transaction(async (tx) => tx.exec('select 2'));
  expect(reported).toEqual(['begin select 1', 'end', 'begin select 2', 'end']);
});

it.each([
  ['select "id" from "statements" where "phone" = \'599\'', 'select statements'],
  ['with found as (select 1 from statement_search) select 1', 'with statement_search'],
  ['insert into "sessions" ("token") values ($1)', 'insert sessions'],
  ['update only users set name = $1', 'update users'],
  ['begin', 'begin'],
])('%s is reported as %s', (text, summary) => {
  expect(summariseQuery(text).summary).toBe(summary);
});
