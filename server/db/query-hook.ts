import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { PoolClient } from 'pg';

/** Called as each statement begins. @returns called when it ends */
export type OnQuery = (text: string) => (outcome?: { error?: unknown }) => void;

type Callback = (error: Error | undefined, result: unknown) => void;
type Query = (...args: unknown[]) => unknown;

/** Both drivers take either the text or an object that has it. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
}

/** The same query function, watched. A pool passes a callback, a transaction waits for the promise. */
const watched =
  (query: Query, onQuery: OnQuery): Query =>
  (...args) => {
    const end = onQuery(textOf(args[0]));
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as Callback;
      return query(...args.slice(0, -1), (error: Error | undefined, result: unknown) => {
        end(error ? { error } : {});
        callback(error, result);
      });
    }
    const result = query(...args);
    if (result instanceof Promise)
      result.then(
        () => end(),
        (error: unknown) => end({ error }),
      );
    else end();
    return result;
  };

/** Watches the statements of one connection to a server. */
export function watchClient(client: PoolClient, onQuery: OnQuery): void {
  client.query = watched(client.query.bind(client) as Query, onQuery) as PoolClient['query'];
}

/** Watches the statements of the embedded database, those inside transactions too. */
export function watchEmbedded(lite: PGlite, onQuery: OnQuery): void {
  const watch = (of: PGlite | Transaction): void => {
    of.query = watched(of.query.bind(of) as Query, onQuery) as PGlite['query'];
    of.exec = watched(of.exec.bind(of) as Query, onQuery) as PGlite['exec'];
  };
  watch(lite);
  const transaction = lite.transaction.bind(lite);
  lite.transaction = (work) =>
    transaction((tx) => {
      watch(tx);
      return work(tx);
    });
}
