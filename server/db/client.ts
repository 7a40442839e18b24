import { type ExtractTablesWithRelations, type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { preparedMark } from './prepared-statements';
import type * as schema from './schema';

type Schema = typeof schema;

/** Either database behind one type: embedded or a PostgreSQL server. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** What a repository takes: the database, or the transaction it must stay inside. Inside a transaction pass the transaction; the outer one waits for itself on the embedded database. */
export type Executor = Db | Tx;

const routed = new WeakSet<object>();
/** Marks an executor that routes statements to different servers by their request. */
export function markRouted(executor: Db): Db {
  routed.add(executor);
  return executor;
}
export const isRouted = (executor: Executor): boolean => routed.has(executor);

/** Runs a statement written in SQL and returns its rows; both drivers answer `{ rows }`. */
export async function queryRows<T>(executor: Executor, statement: SQL): Promise<T[]> {
  // biome-ignore lint/plugin: The shared base of the two drivers leaves the type of a result open.
  const result = (await executor.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}

/** Marks a statement by its last clause: see `preparedMark`. */
export const planOnce = (clause: SQL | undefined): SQL => sql`${clause} ${sql.raw(preparedMark)}`;

/** The same for a statement whose best plan does not depend on its parameters: a server plans it once for each connection. */
export const queryPrepared = <T>(executor: Executor, statement: SQL): Promise<T[]> => queryRows<T>(executor, planOnce(statement));

/** Builds a query at its first use, and only once; connections prepare it when its last clause has the mark of `planOnce`. */
export function buildOnce<P>(build: () => { prepare(name: string): P }): () => P {
  let built: P | undefined;
  return () => {
    // Without a name of its own: a pooler would mix up the connections that know it.
    built ??= build().prepare('');
    return built;
  };
}

/** A list of ids as one parameter of the type `int[]`. */
export const idsText = (ids: readonly number[]): string => `{${ids.join(',')}}`;

/** The right side of `column = any(…)` for a list of ids, in one parameter whatever its length. */
export const anyOf = (ids: readonly number[]): SQL => sql`any(${idsText(ids)}::int[])`;

/** A pattern for `like` that finds a typed text anywhere; its own wildcards are literal. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
