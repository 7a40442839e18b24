import { Client, Pool, type PoolConfig } from 'pg';
import { bulkConnectionName } from './pace';
import { prepareMarked } from './prepared-statements';
import { type OnQuery, watchClient } from './query-hook';

/** Reading a page out of order costs little on memory and solid-state disks; the default of 4 sends text queries past their index. */
export const randomPageCost = 1.1;
/** How long a statement, a lock and an idle transaction may take, in milliseconds. */
const timeouts = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };
/** Compiling a plan, or starting a second process for it, takes longer than any of these short queries; the other core serves others. */
const planner = { random_page_cost: randomPageCost, jit: 'off', max_parallel_workers_per_gather: 0 };

const optionsOf = (settings: Record<string, string | number>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** The settings of the site's own connections, as statements for the role: a pooler passes no startup options on. */
export const roleSettings = Object.entries({ ...timeouts, ...planner }).map(
  ([name, value]) =>
    `do $$ begin execute format('alter role %I in database %I set ${name} = ''${value}''', current_user, current_database()); end $$`,
);

export type PoolBounds = Pick<PoolConfig, 'max' | 'connectionTimeoutMillis' | keyof typeof timeouts>;

export type PoolOptions = {
  /** Whether there is a pooler in between, which takes no startup options. */
  isPooled: boolean;
  onError: (error: Error) => void;
  onQuery?: OnQuery | undefined;
  bounds?: PoolBounds | undefined;
};

/**
 * A pool on a PostgreSQL server. Without the error handlers a connection that breaks would end the process: the pool is notified of idle
 * ones only, not of one that a transaction uses between two of its queries.
 */
export function createPool(url: string, { isPooled, onError, onQuery, bounds }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    ...(isPooled ? {} : { ...timeouts, options: optionsOf(planner) }),
    connectionTimeoutMillis: 3_000,
    ...bounds,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (!isPooled) prepareMarked(client);
    if (onQuery) watchClient(client, onQuery);
  });
  return pool;
}

/** A dedicated connection without timeouts, those of the role included. */
export async function withDirectClient<T>(
  url: string,
  onError: (error: Error) => void,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const none = Object.fromEntries(Object.keys(timeouts).map((name) => [name, 0]));
  const client = new Client({
    connectionString: url,
    application_name: bulkConnectionName,
    options: optionsOf({ ...planner, ...none }),
  });
  client.on('error', onError);
  prepareMarked(client);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
