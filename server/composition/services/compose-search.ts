import type { Logger } from 'pino';
import type { OpenDatabase } from '@/server/db/open';
import type { ServerEnv } from '@/server/env';
import { createMemoryEngine } from '@/server/modules/search/memory/search.memory.repository';
import type { RemoteFeed } from '@/server/modules/search/opensearch/search.feed.repository';
import { createOpensearchEngine } from '@/server/modules/search/opensearch/search.opensearch.engine.repository';
import { createSqlEngine } from '@/server/modules/search/sql/search.engine.repository';
import type { SearchEngine, SearchFeed } from '@/server/ports/search-engine';

/** The database follows nothing: it is what others follow. */
const noFeed: SearchFeed = {
  start: async () => {},
  catchUp: async () => {},
  rebuild: async () => {},
  compare: async () => {},
  position: () => ({ isReady: true, applied: 0, size: 0 }),
  close: async () => {},
};

type OpensearchEnv = Pick<ServerEnv, Extract<keyof ServerEnv, `OPENSEARCH_${string}`>>;

/** @throws Error without an address of the cluster */
export function opensearchPartsOf(env: OpensearchEnv) {
  if (env.OPENSEARCH_URL.length === 0)
    throw new Error('SEARCH_ENGINE=opensearch needs OPENSEARCH_URL, such as http://127.0.0.1:9200.');
  return {
    urls: env.OPENSEARCH_URL,
    user: env.OPENSEARCH_USER,
    password: env.OPENSEARCH_PASSWORD,
    caFile: env.OPENSEARCH_CA_FILE,
    timeoutMs: env.OPENSEARCH_TIMEOUT_MS,
    alias: env.OPENSEARCH_INDEX,
    shards: env.OPENSEARCH_SHARDS,
    replicas: env.OPENSEARCH_REPLICAS,
  };
}

/** The engine that SEARCH_ENGINE names, and what keeps it up to date. */
export function composeSearch(
  env: Pick<ServerEnv, 'SEARCH_ENGINE' | 'SEARCH_MEMORY_MAX'> & OpensearchEnv,
  database: OpenDatabase,
  logger: Logger,
): { engine: SearchEngine; feed: SearchFeed; remote?: RemoteFeed } {
  const onError = (error: unknown, what: string): void => logger.error({ error }, what);
  if (env.SEARCH_ENGINE === 'opensearch') return createOpensearchEngine({ ...opensearchPartsOf(env), database, onError });
  if (env.SEARCH_ENGINE !== 'memory') return { engine: createSqlEngine(database.reads), feed: noFeed };
  return createMemoryEngine({
    database,
    statementsMax: env.SEARCH_MEMORY_MAX,
    onError,
    onTooMany: (statements) =>
      logger.warn(
        { statements, statementsMax: env.SEARCH_MEMORY_MAX },
        'too many statements for the search in memory: the database answers. Set SEARCH_ENGINE=opensearch, or raise SEARCH_MEMORY_MAX',
      ),
  });
}
