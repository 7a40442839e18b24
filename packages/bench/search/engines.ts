import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { startCluster } from '@/scripts/opensearch/start-cluster';
import { type Executor, queryRows } from '@/server/db/client';
import type { OpenDatabase } from '@/server/db/open';
import { createMemoryEngine } from '@/server/modules/search/memory/search.memory.repository';
import { createOpensearchEngine } from '@/server/modules/search/opensearch/search.opensearch.engine.repository';
import { createSearchEngine } from '@/server/modules/search/search.engine';
import type { SearchIndex } from '@/server/modules/search/search.index';
import { resolveScope } from '@/server/modules/search/search.scope.query';
import { createSqlEngine } from '@/server/modules/search/sql/search.engine.repository';
import type { SearchEngine, SearchFeed } from '@/server/ports/search-engine';
import { ArrayIndex } from './arrays/arrays';
import { loadColumns } from './arrays/columns';
import { openDuckDb } from './duckdb';
import { now } from './requests';

export const engineNames = ['memory', 'sql', 'opensearch', 'duckdb', 'arrays', 'plain'] as const;
export type EngineName = (typeof engineNames)[number];

export type BenchEngine = {
  engine: SearchEngine;
  loadSeconds?: number;
  /** Of the index, beside the rows of the database. */
  indexBytes?: number;
  /** From the creation of the engine to its first list. */
  firstListMs?: number;
  /** Told of changes by the outbox. */
  feed?: SearchFeed;
  /** Requests that it cannot answer. */
  refuses?(asked: unknown): boolean;
  close(): Promise<void>;
};
export type OpenOptions = { database: OpenDatabase; nodes: 1 | 3 };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function usedBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** An index of this benchmark behind the port, so that every engine is asked whole requests. */
const behindPort = (index: SearchIndex, executor: Executor): SearchEngine =>
  createSearchEngine({
    index,
    readScope: (filters) => resolveScope(executor, filters),
    matching: () => Promise.reject(new Error('Saved searches are not measured.')),
  });

async function timed<T>(run: () => Promise<T>): Promise<{ seconds: number; bytes: number; result: T }> {
  const [before, startedMs] = [usedBytes(), performance.now()];
  const result = await run();
  const seconds = (performance.now() - startedMs) / 1000;
  return { seconds, bytes: usedBytes() - before, result };
}

async function openMemory({ database }: OpenOptions): Promise<BenchEngine> {
  const [bytesBefore, startedMs] = [usedBytes(), performance.now()];
  const onError = (error: unknown, what: string): void => console.error(what, error);
  const { engine, feed } = createMemoryEngine({ database, statementsMax: Number.MAX_SAFE_INTEGER, onError });
  const loading = feed.start().then(() => (performance.now() - startedMs) / 1000);
  await engine.page({}, now, { total: true });
  const firstListMs = performance.now() - startedMs;
  const loadSeconds = await loading;
  if (!feed.position().isReady) throw new Error('The index in memory was not loaded.');
  return { engine, feed, firstListMs, loadSeconds, indexBytes: usedBytes() - bytesBefore, close: () => feed.close() };
}

async function openOpensearch({ database, nodes }: OpenOptions): Promise<BenchEngine> {
  const cluster = await startCluster({ nodes, heapMb: nodes === 1 ? 4096 : 1536 });
  const onError = (error: unknown, what: string): void => console.error(what, error);
  const replicas = nodes === 1 ? 0 : 1;
  const options = { database, urls: cluster.urls, timeoutMs: 60_000, alias: 'statements', shards: 1, replicas, onError };
  const { engine, feed, client } = createOpensearchEngine(options);
  const startedMs = performance.now();
  await feed.start();
  const loadSeconds = (performance.now() - startedMs) / 1000;
  const { body } = await client.indices.stats({ index: 'statements-*', metric: 'store' });
  const close = async (): Promise<void> => {
    await feed.close();
    await cluster.stop();
  };
  // biome-ignore lint/plugin: The client leaves the type of statistics open.
  const stats = body as unknown as { _all: { total: { store: { size_in_bytes: number } } } };
  return { engine, feed, loadSeconds, indexBytes: stats._all.total.store.size_in_bytes, close };
}

async function openSql({ database: { db, reads } }: OpenOptions): Promise<BenchEngine> {
  const [found] = await queryRows<{ bytes: number }>(
    db,
    sql`select (pg_total_relation_size('statement_search') + pg_total_relation_size('statement_text'))::float8 as bytes`,
  );
  return { engine: createSqlEngine(reads), indexBytes: found?.bytes ?? 0, close: async () => undefined };
}

/** The same queries without an index. */
async function openPlain({ database }: OpenOptions): Promise<BenchEngine> {
  const unindexed = ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan'].map((name) =>
    sql.raw(`set local ${name} = off`),
  );
  const execute = (query: Parameters<Executor['execute']>[0]) =>
    database.withoutTimeouts((db) =>
      db.transaction(async (tx) => {
        for (const setting of unindexed) await tx.execute(setting);
        return tx.execute(query);
      }),
    );
  // biome-ignore lint/plugin: The queries of the engine use nothing else of an executor.
  return { engine: createSqlEngine({ execute } as unknown as Executor), close: async () => undefined };
}

async function openArrays({ database }: OpenOptions): Promise<BenchEngine> {
  const { seconds, bytes, result } = await timed(() => database.withoutTimeouts(loadColumns));
  return {
    engine: behindPort(new ArrayIndex(result), database.reads),
    loadSeconds: seconds,
    indexBytes: bytes,
    close: async () => undefined,
  };
}

async function openDuck({ database }: OpenOptions): Promise<BenchEngine> {
  const { seconds, result } = await timed(() => database.withoutTimeouts(openDuckDb));
  const { index, indexBytes, close } = result;
  const refuses = (asked: unknown): boolean => JSON.stringify(asked).includes('drawn_areas');
  return { engine: behindPort(index, database.reads), loadSeconds: seconds, indexBytes, refuses, close };
}

const openers: Record<EngineName, (options: OpenOptions) => Promise<BenchEngine>> = {
  memory: openMemory,
  sql: openSql,
  opensearch: openOpensearch,
  duckdb: openDuck,
  arrays: openArrays,
  plain: openPlain,
};

export const openEngine = (name: EngineName, options: OpenOptions): Promise<BenchEngine> => openers[name](options);
