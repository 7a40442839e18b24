import type { Logger } from 'pino';
import type { OpenDatabase } from '@/server/db/open';
import type { ServerEnv } from '@/server/env';
import { createMemoryEngine } from '@/server/modules/search/memory/search.memory.repository';
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

/** The engine that SEARCH_ENGINE names, and what keeps it up to date. */
export function composeSearch(
  env: Pick<ServerEnv, 'SEARCH_ENGINE' | 'SEARCH_MEMORY_MAX'>,
  database: OpenDatabase,
  logger: Logger,
): { engine: SearchEngine; feed: SearchFeed } {
  if (env.SEARCH_ENGINE !== 'memory') return { engine: createSqlEngine(database.reads), feed: noFeed };
  return createMemoryEngine({
    database,
    statementsMax: env.SEARCH_MEMORY_MAX,
    onError: (error, what) => logger.error({ error: error instanceof Error ? error.message : String(error) }, what),
    onTooMany: (statements) =>
      logger.warn(
        { statements, statementsMax: env.SEARCH_MEMORY_MAX },
        'too many statements for the search in memory: the database answers. Set SEARCH_ENGINE=opensearch, or raise SEARCH_MEMORY_MAX',
      ),
  });
}
