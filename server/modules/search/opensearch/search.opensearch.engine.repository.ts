import type { Client } from '@opensearch-project/opensearch';
import type { OpenDatabase } from '../../../db/open';
import type { SearchEngine, SearchFeed } from '../../../ports/search-engine';
import { differingFields } from '../search.compare';
import { createSearchEngine, delegateSearch } from '../search.engine';
import { resolveScope } from '../search.scope.query';
import { createSqlEngine } from '../sql/search.engine.repository';
import { createSqlIndex } from '../sql/search.sql.repository';
import { type Breaker, createBreaker, reduce } from './search.breaker';
import { connectOpensearch, createSearcher, type OpensearchOptions } from './search.client';
import { createRemoteFeed, type RemoteFeed } from './search.feed.repository';
import { createOpensearchIndex } from './search.opensearch.repository';
import { createIndexWriter, type IndexOptions } from './search.writer';

export type OpensearchEngineParts = OpensearchOptions &
  IndexOptions & {
    database: OpenDatabase;
    onError(error: unknown, what: string): void;
  };

/** What the port calls, and the feed as jobs and `npm run search:rebuild` call it. */
export type OpensearchEngine = { engine: SearchEngine; feed: SearchFeed; remote: RemoteFeed; client: Client };

type FeedParts = {
  remote: RemoteFeed;
  client: Client;
  breaker: Breaker;
  /** Lets the engine answer. */
  begin(): void;
  /** The fields whose counts are not those of the database. */
  differs(): Promise<string[]>;
};

const restartMs = 10_000;

/** The feed of one process: what it wrote is sent before it answers. */
function createFeed({ remote, client, breaker, begin, differs }: FeedParts): SearchFeed {
  let applied = 0;
  let isReady = false;
  let sending: Promise<void> | null = null;
  const send = (): Promise<void> => {
    sending ??= remote
      .send()
      .then((count) => {
        applied += count;
      })
      .finally(() => {
        sending = null;
      });
    return sending;
  };
  let retry: NodeJS.Timeout | null = null;
  const start = async (): Promise<void> => {
    try {
      await remote.rebuildIfNeeded();
      await send();
      isReady = true;
      begin();
    } catch (error) {
      // The cluster may start later than the site.
      retry = setTimeout(() => void start().catch(() => undefined), restartMs).unref();
      throw error;
    }
  };
  return {
    start,
    catchUp: async () => {
      // The job sends them when the cluster is back.
      if (!isReady || breaker.isOpen()) return;
      // What is being sent may have been read before the caller's change.
      await sending?.catch(() => undefined);
      await send();
    },
    rebuild: () => remote.rebuild(),
    compare: async () => {
      if ((await differs()).length > 0) await remote.rebuild();
    },
    position: () => ({ isReady, applied, size: 0 }),
    close: async () => {
      if (retry) clearTimeout(retry);
      await sending?.catch(() => undefined);
      await client.close();
    },
  };
}

/** The engine over a cluster. The database answers until the index is filled, and while no node does. */
export function createOpensearchEngine({ database, onError, ...options }: OpensearchEngineParts): OpensearchEngine {
  const client = connectOpensearch(options);
  const fallback = createSqlEngine(database.reads);
  const readScope: Parameters<typeof createSearchEngine>[0]['readScope'] = (filters) => resolveScope(database.reads, filters);
  const remote = createRemoteFeed(database, createIndexWriter(client, options), options.alias);
  const index = createOpensearchIndex(createSearcher(client, options.alias));
  const breaker = createBreaker({
    engine: createSearchEngine({ index, readScope, matching: fallback.matching }),
    fallback,
    onChange: (isOpen, error) =>
      isOpen
        ? onError(error, 'OpenSearch does not answer: the database answers searches')
        : onError(null, 'OpenSearch answers searches again'),
  });
  let engine = reduce(fallback);
  const begin = (): void => {
    engine = breaker.engine;
  };
  const differs = () => differingFields(index, createSqlIndex(database.db), Date.now());
  const current = delegateSearch((call) => call(engine));
  return { engine: current, feed: createFeed({ remote, client, breaker, begin, differs }), remote, client };
}
