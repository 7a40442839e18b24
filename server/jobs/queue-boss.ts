import { sql } from 'drizzle-orm';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Db } from '../db/client';
import type { OpenDatabase } from '../db/open';

type QueueDatabase = NonNullable<ConstructorOptions['db']>;
type QueryResult = { rows: unknown[] };
/** What both drivers have, and what only the embedded one has. */
type ServerClient = { query(text: string, values?: unknown[]): Promise<QueryResult> };
type EmbeddedClient = ServerClient & {
  exec(text: string): Promise<QueryResult[]>;
  transaction<T>(work: (tx: Pick<EmbeddedClient, 'exec'>) => Promise<T>): Promise<T>;
};

const opensTransaction = /^\s*begin\b/i;

/** The embedded database takes several statements at once only through `exec`, which has no parameters and returns a result for each. */
async function runEmbedded(client: EmbeddedClient, text: string, values: unknown[] | undefined): Promise<QueryResult> {
  if (values?.length) return client.query(text, values);
  // A script with its own transaction runs inside one that uses the only connection: when a statement of it fails, the rollback
  // comes before anybody else's query, which would otherwise land in the failed transaction. Its own begin and commit are then idle.
  const results = opensTransaction.test(text) ? await client.transaction((tx) => tx.exec(text)) : await client.exec(text);
  return { rows: results.flatMap(({ rows }) => rows) };
}

/**
 * Our own database for the queue: the pool of a server, or the one connection of the embedded database. The queue opens none itself.
 * It offers no `listen`, so workers poll at their intervals.
 */
export function createQueueDatabase(db: Db): QueueDatabase {
  // biome-ignore lint/plugin: Drizzle keeps the driver here on every dialect; the type of the shared base does not declare it.
  const { $client: client } = db as unknown as { $client: ServerClient | EmbeddedClient };
  return {
    executeSql: (text, values) => ('exec' in client ? runEmbedded(client, text, values) : client.query(text, values)),
  };
}

/** How often a queue looks, in seconds. */
export type QueueTiming = {
  /** For a run that can start. */
  poll: number;
  /** For schedules that are due. */
  cron: number;
  /** For runs whose process has died, and for the counts that the queue keeps of runs. */
  supervise: number;
};

/**
 * A run whose process dies is released 25 s later at most (a lease and a supervision) and has started again within 50 s: a supervision
 * counts it as waiting, a worker reads that count, its retry delay is over by then, and a worker polls.
 */
export const queueTiming: QueueTiming = { poll: 10, cron: 10, supervise: 5 };

/** Any number; copies that start together make the queue's tables one after another. */
const advisoryLock = 716_151_003;
const schema = 'jobs';

/** A running process renews the lease of its run each quarter of it; a run without one is released. */
const leaseSeconds = 20;
export const renewSeconds = 5;

const queueOptions = {
  heartbeatSeconds: leaseSeconds,
  // Only a run that hangs comes so far: a long one keeps its lease.
  expireInSeconds: 4 * 3600,
  retryLimit: 2,
  retryDelay: 10,
  // Supervision reads all rows, every few seconds.
  deleteAfterSeconds: 3600,
} as const;

export const createBoss = (db: Db, kind: OpenDatabase['kind'], timing: QueueTiming | null): PgBoss =>
  new PgBoss({
    db: createQueueDatabase(db),
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema,
    supervise: timing !== null,
    schedule: timing !== null,
    // An hour's rows: rebuilding indexes and monitoring vacuum are not worth their queries.
    reindex: false,
    monitorVacuum: false,
    maintenanceIntervalSeconds: 600,
    ...(timing && {
      cronMonitorIntervalSeconds: timing.cron,
      cronWorkerIntervalSeconds: Math.ceil(timing.cron / 2),
      superviseIntervalSeconds: timing.supervise,
      // Below the interval of supervision, whose timer may fire a little early.
      monitorIntervalSeconds: Math.max(1, timing.supervise - 1),
      // A worker skips a queue while this cache says that a run of it is active.
      queueCacheIntervalSeconds: timing.supervise,
    }),
  });

/** Makes or migrates the queue's tables on a connection without time limits, as our own migrations are. */
export async function installQueue(database: OpenDatabase): Promise<void> {
  await database.withoutTimeouts(async (db) => {
    await db.execute(sql`select pg_advisory_lock(${advisoryLock})`);
    const boss = createBoss(db, database.kind, null);
    try {
      await boss.start();
    } finally {
      await boss.stop({ graceful: false });
      await db.execute(sql`select pg_advisory_unlock(${advisoryLock})`);
    }
  });
}

/**
 * Makes the queues of jobs, and sets the options of all: of those from an older version, and of the one that the library itself keeps for due
 * schedules. One run of a job is queued while another works, however many copies and however slow.
 */
export async function prepareQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  for (const name of names) await boss.createQueue(name, { ...queueOptions, policy: 'stately' });
  for (const { name, deleteAfterSeconds } of await boss.getQueues()) {
    // An older version kept its rows for a week.
    if (deleteAfterSeconds !== queueOptions.deleteAfterSeconds) await boss.deleteStoredJobs(name);
    await boss.updateQueue(name, queueOptions);
  }
}
