import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../db/client';
import type { OpenDatabase } from '../db/open';
import type { Clock } from '../ports/clock';
import type { ExchangeRatesPort } from '../ports/exchange-rates';
import type { StoragePort } from '../ports/storage';
import { noTelemetry, type Sample, type Telemetry } from '../telemetry/telemetry';

/** The dependencies of jobs. */
export type JobDependencies = {
  database: OpenDatabase;
  clock: Clock;
  /** Null while no source is configured: the stored rate stays. */
  exchangeRates: ExchangeRatesPort | null;
  /** The storage of uploaded pictures. */
  storage: StoragePort;
};

/** What a run did, in figures for the log. */
export type JobReport = Readonly<Record<string, number>>;

/** A scheduled job. A run may be repeated or interrupted at any moment: the next one finishes the rest. */
export type Job = {
  name: string;
  /** Schedule, in UTC. */
  cron: string;
  run(parts: JobDependencies): Promise<JobReport>;
};

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

export type JobQueue = {
  /**
   * Starts a run outside the schedule and waits for its end in this process.
   * @returns null when a run of the same job is queued already
   * @throws what the job throws
   */
  run(name: string): Promise<JobReport | null>;
  /** Stops taking work, and waits for what is running, ten seconds at most. */
  stop(): Promise<void>;
};

/** Any number; copies that start together make the queue's tables one after another. */
const advisoryLock = 716_151_003;
const schema = 'jobs';
const pollSeconds = 30;
const drainMs = 10_000;
/** One run is queued while another works, however many copies and however slow; a failed run is retried twice. */
const queueOptions = { policy: 'stately', retryLimit: 2, retryDelay: 60, expireInSeconds: 1800 } as const;

const createBoss = (db: Db, kind: OpenDatabase['kind'], isServing: boolean): PgBoss =>
  new PgBoss({
    db: createQueueDatabase(db),
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema,
    supervise: isServing,
    schedule: isServing,
    // A few rows a day: rebuilding indexes and monitoring vacuum are not worth their queries.
    reindex: false,
    monitorVacuum: false,
    cronWorkerIntervalSeconds: 15,
  });

/** Makes or migrates the queue's tables on a connection without time limits, as our own migrations are. */
async function installQueue(database: OpenDatabase): Promise<void> {
  await database.withoutTimeouts(async (db) => {
    await db.execute(sql`select pg_advisory_lock(${advisoryLock})`);
    const boss = createBoss(db, database.kind, false);
    try {
      await boss.start();
    } finally {
      await boss.stop({ graceful: false });
      await db.execute(sql`select pg_advisory_unlock(${advisoryLock})`);
    }
  });
}

type PendingRun = PromiseWithResolvers<JobReport>;
type QueueTools = { logger: Logger; telemetry: Telemetry };

/** Runs a job and settles the promises that wait for the run in this process. */
async function startWorker(
  boss: PgBoss,
  job: Job,
  parts: JobDependencies,
  waiting: Map<string, PendingRun>,
  { logger, telemetry }: QueueTools,
): Promise<string> {
  return boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async ([entry]) => {
    const startedMs = performance.now();
    const seconds = () => (performance.now() - startedMs) / 1000;
    const requested = waiting.get(entry?.id ?? '');
    try {
      const report = await telemetry.trace({ name: `job ${job.name}`, attributes: { 'job.name': job.name } }, () =>
        job.run(parts),
      );
      logger.info({ job: job.name, ...report, durationMs: Math.round(1000 * seconds()) }, 'job done');
      telemetry.record('aivani.job.duration', seconds(), { job: job.name, outcome: 'done' });
      requested?.resolve(report);
      return report;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      logger.error({ job: job.name, error: message }, 'job failed');
      telemetry.record('aivani.job.duration', seconds(), { job: job.name, outcome: 'failed' });
      telemetry.report(error, { where: 'job', job: job.name });
      requested?.reject(error);
      // The whole error would be stored in the queue's table, with the values of the query that failed.
      throw new Error(`The job ${job.name} failed.`);
    } finally {
      waiting.delete(entry?.id ?? '');
    }
  });
}

/** Telemetry that records when each job last ended, for metrics of how old a job's last run is. */
function withLastEnds(telemetry: Telemetry): Telemetry {
  const lastEnds = new Map<string, Sample>();
  telemetry.observe('aivani.job.last_end', () => [...lastEnds.values()]);
  return {
    ...telemetry,
    record: (name, seconds, attributes) => {
      lastEnds.set(Object.values(attributes).join(' '), { value: Date.now() / 1000, attributes });
      telemetry.record(name, seconds, attributes);
    },
  };
}

/** Starts the queue over a migrated database: its tables, a schedule for each job, a worker for each. Removes the schedules of deleted jobs. */
export async function startQueue(
  jobs: readonly Job[],
  parts: JobDependencies,
  logger: Logger,
  telemetry: Telemetry = noTelemetry,
): Promise<JobQueue> {
  const { database } = parts;
  await installQueue(database);
  const boss = createBoss(database.db, database.kind, true);
  boss.on('error', (error) => logger.error({ error: error.message }, 'job queue'));
  boss.on('warning', ({ message }) => logger.warn({ warning: message }, 'job queue'));
  await boss.start();
  const observed = withLastEnds(telemetry);
  const waiting = new Map<string, PendingRun>();
  const workers = new Map<string, string>();
  for (const { name } of await boss.getSchedules()) if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
  for (const job of jobs) {
    await boss.createQueue(job.name, queueOptions);
    await boss.schedule(job.name, job.cron);
    workers.set(job.name, await startWorker(boss, job, parts, waiting, { logger, telemetry: observed }));
  }
  return {
    run: async (name) => {
      const id = randomUUID();
      const requested = Promise.withResolvers<JobReport>();
      waiting.set(id, requested);
      const sent = await boss.send(name, null, { id });
      if (sent === null) waiting.delete(id);
      boss.notifyWorker(workers.get(name) ?? '');
      return sent === null ? null : requested.promise;
    },
    stop: () => boss.stop({ graceful: true, timeout: drainMs }),
  };
}
