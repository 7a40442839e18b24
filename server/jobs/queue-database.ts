import type { ConstructorOptions } from 'pg-boss';
import type { Db } from '../db/client';

type QueueDatabase = NonNullable<ConstructorOptions['db']>;
type QueryResult = { rows: unknown[] };
/** What both drivers have, and what only the embedded one has. */
type ServerClient = { query(text: string, values?: unknown[]): Promise<QueryResult> };
type EmbeddedClient = ServerClient & {
  exec(text: string): Promise<QueryResult[]>;
  transaction<T>(work: (tx: Pick<EmbeddedClient, 'exec'>) => Promise<T>): Promise<T>;
};

const opensTransaction = /^\s*begin\b/i;

/** The embedded database takes several statements at once only through `exec`, which has no parameters and answers each of them. */
async function runEmbedded(client: EmbeddedClient, text: string, values: unknown[] | undefined): Promise<QueryResult> {
  if (values?.length) return client.query(text, values);
  // A script with a transaction of its own runs inside one that holds the only connection: when a statement of it fails, the rollback
  // comes before anybody else's query, which would otherwise land in the failed transaction. Its own begin and commit are then idle.
  const answers = opensTransaction.test(text) ? await client.transaction((tx) => tx.exec(text)) : await client.exec(text);
  return { rows: answers.flatMap(({ rows }) => rows) };
}

/**
 * Our own database for the queue: the pool of a server, or the one connection of the embedded database. The queue opens none itself.
 * It offers no `listen`, so workers ask at their intervals.
 */
export function createQueueDatabase(db: Db): QueueDatabase {
  // biome-ignore lint/plugin: Drizzle keeps the driver here on every dialect; the type of the shared base does not say so.
  const { $client: client } = db as unknown as { $client: ServerClient | EmbeddedClient };
  return {
    executeSql: (text, values) => ('exec' in client ? runEmbedded(client, text, values) : client.query(text, values)),
  };
}
