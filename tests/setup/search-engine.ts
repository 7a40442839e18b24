import { startCluster } from '../../scripts/opensearch/start-cluster';

/** What answers searches in a project of tests; all but two ask the database, which needs no reading of the outbox. */
export type TestedEngine = 'sql' | 'memory' | 'opensearch';

const engineOfProject: Record<string, TestedEngine> = { 'search-memory': 'memory', 'search-opensearch': 'opensearch' };
export const testedEngineOf = (project: string): TestedEngine => engineOfProject[project] ?? 'sql';

/** The environment of an engine, and what ends it. @throws Error for OpenSearch on a machine without Java or Maven */
export async function startTestedEngine(
  name: TestedEngine,
): Promise<{ environment: Record<string, string>; stop(): Promise<void> }> {
  if (name !== 'opensearch') return { environment: { SEARCH_ENGINE: name }, stop: async () => undefined };
  const cluster = await startCluster({ nodes: 1, heapMb: 512 });
  const environment = { SEARCH_ENGINE: name, OPENSEARCH_URL: cluster.urls.join(','), OPENSEARCH_TIMEOUT_MS: '30000' };
  return { environment, stop: () => cluster.stop() };
}
