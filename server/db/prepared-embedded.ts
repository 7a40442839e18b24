import { type PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

// The embedded database plans as PostgreSQL does, several times slower, and a query exchanges five messages with it. A repeated one is
// planned once and takes one message.

const { serialize } = protocol;
/** The number of plans in memory; the least recently used one goes. */
const plansMax = 250;
/** As drivers of servers have it: what runs less often is not worth a plan. */
const runsMin = 3;
const textsMax = 2000;
const lengthMax = 20_000;
const isPlanned = /^\s*(?:select|with|insert|update|delete)\b/i;

type Plan = { name: string; parameterTypes: number[] };
type Run = (text: string, values: unknown[], options?: QueryOptions) => Promise<Results>;

/** The plans of one database. Statements run by it must not overlap with others. */
function createPlans(lite: PGlite) {
  let count = 0;
  const runs = new LRUCache<string, number>({ max: textsMax });
  const dropped: string[] = [];
  const plans = new LRUCache<string, Plan>({ max: plansMax, dispose: ({ name }) => dropped.push(name) });

  const plan = async (text: string): Promise<Plan> => {
    count += 1;
    const name = `repeated_${count}`;
    const closing = dropped.splice(0).map((old) => serialize.close({ type: 'S', name: old }));
    const { messages } = await lite.execProtocol(
      Buffer.concat([...closing, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
    );
    return { name, parameterTypes: parse.parseDescribeStatementResults(messages) };
  };

  return {
    /** Counts a run. @returns whether it is worth a plan */
    isRepeated: (text: string, options?: QueryOptions): boolean => {
      if (plans.has(text)) return true;
      if (options?.blob || text.length > lengthMax || !isPlanned.test(text)) return false;
      const count = (runs.get(text) ?? 0) + 1;
      runs.set(text, count);
      return count >= runsMin;
    },

    run: async (text: string, values: unknown[], options?: QueryOptions): Promise<Results> => {
      const known = plans.get(text) ?? (await plan(text));
      plans.set(text, known);
      const bound = values.map((value, index) => {
        if (value === null || value === undefined) return null;
        const write = lite.serializers[known.parameterTypes[index] ?? 0];
        return write ? write(value) : String(value);
      });
      try {
        const { messages } = await lite.execProtocol(
          Buffer.concat([
            serialize.bind({ statement: known.name, values: bound }),
            serialize.describe({ type: 'P' }),
            serialize.execute({}),
            serialize.sync(),
          ]),
        );
        const [result] = parse.parseResults(messages, lite.parsers, options);
        if (!result) throw new Error('The embedded database answered nothing.');
        return result;
      } catch (error) {
        plans.delete(text);
        throw error;
      }
    },
  };
}

/** Whether a statement answers with other columns than when it was planned. */
const isOutdated = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '0A000';

/** Prepares the statements of an embedded database that repeat, inside transactions too. */
export function prepareRepeated(lite: PGlite): void {
  const plans = createPlans(lite);
  const run: Run = (...args) => lite._runExclusiveQuery(() => plans.run(...args));
  const repeating = (query: PGlite['query'], runRepeated: Run): PGlite['query'] => {
    const repeated: Run = (text, values = [], options) =>
      plans.isRepeated(text, options) ? runRepeated(text, values, options) : query(text, values, options);
    return repeated as PGlite['query'];
  };
  const transaction = lite.transaction.bind(lite);
  const query = lite.query.bind(lite) as Run;
  lite.query = repeating(query as PGlite['query'], async (...args) => {
    try {
      // Outside a transaction a statement waits for the one that is running.
      return await lite._runExclusiveTransaction(() => run(...args));
    } catch (error) {
      if (isOutdated(error)) return query(...args);
      throw error;
    }
  });
  lite.transaction = ((work: (tx: Transaction) => Promise<unknown>) =>
    transaction((tx) => {
      tx.query = repeating(tx.query.bind(tx) as PGlite['query'], run);
      return work(tx);
    })) as PGlite['transaction'];
}
