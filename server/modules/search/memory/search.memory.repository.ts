import { SearchIndex as MemoryIndex } from '@aivani/search-index';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { dayMs } from '@/lib/domain/time/duration';
import type { OpenDatabase } from '../../../db/open';
import type { SearchEngine, SearchFeed } from '../../../ports/search-engine';
import { createFollower } from '../outbox/search.follower';
import { readFloor, readOutbox } from '../outbox/search.outbox.repository';
import { createReverseSearchRepository } from '../reverse/search.reverse.repository';
import { differingFields } from '../search.compare';
import { createSearchEngine, delegateSearch } from '../search.engine';
import { resolveScope } from '../search.scope.query';
import { searchChannel } from '../search.table';
import { createSqlIndex } from '../sql/search.sql.repository';
import { schema } from './search.load.query';
import { countRows, loadAll, loadChanged } from './search.load.repository';
import { createMemoryReads } from './search.memory';

/** Notices may be missed. */
const pollMs = 20_000;

export type MemoryEngineParts = {
  database: Pick<OpenDatabase, 'db' | 'reads' | 'listen' | 'withoutTimeouts'>;
  /** More statements than this stay in the database. */
  statementsMax: number;
  onError(error: unknown, what: string): void;
  /** Called instead of loading more than `statementsMax`. */
  onTooMany?(count: number): void;
};

/**
 * The engine in memory. Until `feed.start` has loaded it, and for more than `statementsMax` statements, the database answers.
 */
export function createMemoryEngine(parts: MemoryEngineParts): { engine: SearchEngine; feed: SearchFeed } {
  const { database, statementsMax, onError, onTooMany = () => undefined } = parts;
  const { db, reads } = database;
  let index = new MemoryIndex(schema);
  let isReady = false;
  let isStarted = false;
  let running: Promise<void> = Promise.resolve();
  const closing = new AbortController();

  const load = async (): Promise<void> => {
    const count = await countRows(db);
    isReady = count <= statementsMax && isReady;
    if (count > statementsMax) return onTooMany(count);
    const next = new MemoryIndex(schema);
    await database.withoutTimeouts((direct) => loadAll(direct, next, closing.signal));
    [index, isReady] = [next, true];
  };
  const follower = createFollower({
    readFloor: () => readFloor(db),
    read: (floor) => readOutbox(db, floor),
    load,
    apply: (ids) => (isReady ? loadChanged(db, index, ids) : Promise.resolve()),
  });
  const follow = (): void => {
    if (closing.signal.aborted) return;
    running = follower.catchUp().catch((error: unknown) => onError(error, 'the search index did not follow'));
  };
  const timers: NodeJS.Timeout[] = [];
  const sqlIndex = createSqlIndex(reads);
  const memory = createMemoryReads(() => index);

  const rebuild = async (): Promise<void> => {
    follower.forget();
    await follower.catchUp();
  };
  /** What differs after two readings of the outbox is loaded anew. */
  const compare = async (): Promise<void> => {
    if (!isReady) return;
    const now = Date.now();
    for (const isLast of [false, true]) {
      await follower.catchUp();
      const differing = await differingFields(memory, sqlIndex, now);
      if (differing.length === 0) return;
      if (isLast) onError(new Error(`fields: ${differing.join(', ')}`), 'the search index differed and is loaded anew');
    }
    await rebuild();
  };

  const readScope = (filters: StatementFilters) => resolveScope(reads, filters);
  // Few rows by their ids: the database finds them at once, inside the transaction that asks.
  const matching = createReverseSearchRepository(db).findFitting;
  const [inMemory, inDatabase] = [memory, sqlIndex].map((each) => createSearchEngine({ index: each, readScope, matching })) as [
    SearchEngine,
    SearchEngine,
  ];
  const engine = delegateSearch((call) => call(isReady ? inMemory : inDatabase));
  const feed: SearchFeed = {
    start: async () => {
      isStarted = true;
      await database.listen(searchChannel, follow);
      timers.push(setInterval(follow, pollMs).unref());
      const check = () => void compare().catch((error: unknown) => onError(error, 'the search index was not compared'));
      timers.push(setInterval(check, dayMs).unref());
      await follower.catchUp();
    },
    catchUp: async () => {
      if (isStarted) await follower.catchUp();
    },
    rebuild,
    compare,
    position: () => ({ isReady, applied: follower.applied(), size: index.size }),
    close: async () => {
      closing.abort();
      timers.forEach(clearInterval);
      await running;
    },
  };
  return { engine, feed };
}
