import { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import type { OpenDatabase } from '@/server/db/open';
import { type OnQuery, watchClient, watchEmbedded } from '@/server/db/query-hook';
import { summariseQuery } from '@/server/db/query-summary';

/** @returns runs work and gives the queries that it sent, as `select statements`, in alphabetical order */
export function watchQueries(database: OpenDatabase): (work: () => Promise<unknown>) => Promise<string[]> {
  let sent: string[] = [];
  const onQuery: OnQuery = (text) => {
    sent.push(summariseQuery(text).summary);
    return () => undefined;
  };
  const client: unknown = Reflect.get(database.db, '$client');
  if (client instanceof PGlite) watchEmbedded(client, onQuery);
  else {
    const watched = new WeakSet<PoolClient>();
    (client as Pool).on('acquire', (connection) => {
      if (!watched.has(connection)) watchClient(connection, onQuery);
      watched.add(connection);
    });
  }
  return async (work) => {
    sent = [];
    await work();
    return sent.toSorted();
  };
}
