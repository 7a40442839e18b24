import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { seedDatabase } from '@/packages/demo-market/seed';
import { type OpensearchCluster, startCluster } from '@/scripts/opensearch/start-cluster';
import { startPostgres } from '@/scripts/postgres';
import { migrateDatabase } from '@/server/db/migrate';
import { type OpenDatabase, openDatabase } from '@/server/db/open';
import {
  createOpensearchEngine,
  type OpensearchEngine,
} from '@/server/modules/search/opensearch/search.opensearch.engine.repository';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { createSqlEngine } from '@/server/modules/search/sql/search.engine.repository';
import { statements } from '@/server/modules/statements/statements.table';
import { textTable } from '../text-table';

type Parts = { cluster: OpensearchCluster; database: OpenDatabase; search: OpensearchEngine; watchMs: number };
type Result = { name: string; reads: number; failed: number; reduced: number; recoveryMs: number; writes: number; wrong: number };

const alias = 'cluster-check';
const seeded = 2000;
const readers = 4;
const awayMs = 3000;
const settledMs = 60_000;

/** The number of the node that the cluster elected. */
async function electedOf({ search, cluster }: Parts): Promise<number> {
  const { body } = await search.client.cat.clusterManager({ format: 'json' });
  const [elected] = body as { node?: string }[];
  const number = Number(elected?.node?.slice('node-'.length) ?? 1);
  return Math.min(number, cluster.urls.length) - 1;
}

async function killAndStart({ cluster }: Parts, index: number): Promise<void> {
  await cluster.kill(index);
  await wait(awayMs);
  await cluster.start(index);
}

const faults: { name: string; strike(parts: Parts): Promise<void> }[] = [
  { name: 'none', strike: () => wait(awayMs) },
  {
    name: 'a data node: kill -9',
    strike: async (parts) => killAndStart(parts, ((await electedOf(parts)) + 1) % parts.cluster.urls.length),
  },
  { name: 'the elected node: kill -9', strike: async (parts) => killAndStart(parts, await electedOf(parts)) },
  { name: 'search:rebuild', strike: ({ search }) => search.remote.rebuild() },
  {
    name: 'search:rebuild and the elected node: kill -9',
    strike: async (parts) => {
      const killing = electedOf(parts).then((index) => killAndStart(parts, index));
      // What a killed node interrupts is run again, as an operator would.
      await parts.search.remote.rebuild().catch(async () => {
        await killing;
        await parts.search.remote.rebuild();
      });
      await killing;
    },
  },
];

/** Statements whose last acknowledged area the index does not have. */
async function countWrong({ search, database }: Parts, areas: ReadonlyMap<number, number>): Promise<number> {
  await search.remote.send();
  const now = new Date();
  let wrong = 0;
  for (const [id, area] of areas) {
    const { ids } = await search.engine.page({ ids: [id], area_from: area, area_to: area }, now);
    if (ids[0] !== id) wrong += 1;
  }
  const [[found], [expected]] = [await search.engine.count([{}], now), await createSqlEngine(database.db).count([{}], now)];
  return wrong + Math.abs((found ?? 0) - (expected ?? 0));
}

async function run(parts: Parts, { name, strike }: (typeof faults)[number], ids: readonly number[]): Promise<Result> {
  const { search, database, watchMs } = parts;
  const result: Result = { name, reads: 0, failed: 0, reduced: 0, recoveryMs: 0, writes: 0, wrong: 0 };
  const areas = new Map<number, number>();
  let [isStopping, struckMs] = [false, 0];
  const read = async (): Promise<void> => {
    while (!isStopping) {
      result.reads += 1;
      const page = await search.engine.page({ deal_types: [1] }, new Date(), { total: true }).catch(() => null);
      if (!page) result.failed += 1;
      if (page?.isReduced) result.reduced += 1;
      if (struckMs > 0 && (!page || page.isReduced)) result.recoveryMs = performance.now() - struckMs;
      await wait(20);
    }
  };
  const write = async (): Promise<void> => {
    for (let turn = 0; !isStopping; turn += 1) {
      const id = ids[turn % ids.length] ?? 0;
      const areaSqm = 20 + (turn % 900);
      await database.db.transaction(async (tx) => {
        await tx.update(statements).set({ areaSqm }).where(eq(statements.id, id));
        await indexStatements(tx, [id]);
      });
      areas.set(id, areaSqm);
      result.writes += 1;
      await search.feed.catchUp().catch(() => undefined);
      await wait(20);
    }
  };
  const running = [...Array.from({ length: readers }, read), write()];
  await wait(watchMs / 2);
  struckMs = performance.now();
  await strike(parts);
  await wait(watchMs);
  isStopping = true;
  await Promise.all(running);
  await search.client.cluster.health({ index: alias, wait_for_status: 'green', timeout: `${settledMs / 1000}s` } as never, {
    requestTimeout: 2 * settledMs,
  });
  result.wrong = await countWrong(parts, areas);
  return result;
}

/** Kills nodes of a cluster of three under load. @returns the table, and whether nothing was lost or wrong afterwards */
export async function checkSearchCluster(watchMs: number): Promise<{ text: string; isWhole: boolean }> {
  const server = await startPostgres();
  if (!server) throw new Error('cluster:check was skipped, since no PostgreSQL server can run here.');
  const cluster = await startCluster({ nodes: 3, heapMb: 512 });
  const database = await openDatabase({ dataDir: '', databaseUrl: server.url });
  try {
    await migrateDatabase(database);
    await seedDatabase(database, { statements: seeded, now: new Date() });
    const onError = (error: unknown, what: string): void => console.error(`${what}${error ? `: ${error}` : ''}`);
    const search = createOpensearchEngine({
      database,
      urls: cluster.urls,
      timeoutMs: 3000,
      alias,
      shards: 1,
      replicas: 2,
      onError,
    });
    await search.feed.start();
    const rows = await database.db
      .select({ id: statements.id })
      .from(statements)
      .where(eq(statements.state, 'active'))
      .limit(200);
    const ids = rows.map(({ id }) => id);
    const results: Result[] = [];
    for (const fault of faults) {
      results.push(await run({ cluster, database, search, watchMs }, fault, ids));
      console.error(JSON.stringify(results.at(-1)));
    }
    await search.feed.close();
    const header = ['fault', 'reads', 'failed', 'by the database', 'recovery s', 'writes', 'lost or stale'];
    const lines = results.map(({ name, reads, failed, reduced, recoveryMs, writes, wrong }) => [
      name,
      ...[reads, failed, reduced].map(String),
      (recoveryMs / 1000).toFixed(1),
      ...[writes, wrong].map(String),
    ]);
    return { text: textTable([header, ...lines], 6), isWhole: results.every(({ failed, wrong }) => failed + wrong === 0) };
  } finally {
    await database.close().catch(() => undefined);
    await cluster.stop();
    await server.stop();
  }
}
