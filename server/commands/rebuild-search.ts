import { opensearchPartsOf } from '../composition/services/compose-search';
import type { OpenDatabase } from '../db/open';
import type { ServerEnv } from '../env';
import { createOpensearchEngine } from '../modules/search/opensearch/search.opensearch.engine.repository';

/**
 * Fills a new index of the cluster beside the present one, while both are written to, and switches to it.
 * @throws Error unless OpenSearch is the engine: the others keep no index outside the process
 */
export async function rebuildSearchIndex(database: OpenDatabase, env: ServerEnv): Promise<string> {
  if (env.SEARCH_ENGINE !== 'opensearch')
    throw new Error(`Only SEARCH_ENGINE=opensearch has an index to rebuild, not ${env.SEARCH_ENGINE}.`);
  const { remote, client } = createOpensearchEngine({ ...opensearchPartsOf(env), database, onError: () => undefined });
  try {
    await remote.rebuild();
    return JSON.stringify({ changesSent: await remote.send() });
  } finally {
    await client.close();
  }
}
