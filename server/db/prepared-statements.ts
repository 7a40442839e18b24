import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/**
 * Ends a statement whose best plan does not depend on its parameters: a connection to a server plans it once. Planning one over many tables or
 * indexes takes longer than running it. The embedded database plans everything once that repeats.
 */
export const preparedMark = '/* prepared */';

/** A connection keeps the plans until it is closed. */
const plansMax = 100;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= plansMax) return known;
  const name = `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

type Query = (...args: unknown[]) => unknown;

/** Names the statements that end with the mark, which makes the driver prepare them. Not behind a pooler, which mixes up the connections. */
export function prepareMarked(client: Pick<Client, 'query'>): void {
  const query = client.query.bind(client) as Query;
  const named: Query = (statement, ...rest) => {
    if (typeof statement !== 'object' || statement === null || !('text' in statement)) return query(statement, ...rest);
    const text = String(statement.text);
    return query(text.endsWith(preparedMark) ? { ...statement, name: nameOf(text) } : statement, ...rest);
  };
  client.query = named as Client['query'];
}
