import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/open';
import type { Clock } from '../ports/clock';
import type { ExchangeRatesPort } from '../ports/exchange-rates';
import type { StoragePort } from '../ports/storage';
import { noTelemetry, type Sample, type Telemetry } from '../telemetry/telemetry';
import { createBoss, installQueue, prepareQueues, type QueueTiming, queueTiming, renewSeconds } from './queue-boss';

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

const drainMs = 10_000;
const queueAgainMs = 1000;

export type JobQueue = {
  /**
   * Starts a run outside the schedule and waits for its end in this process.
   * @returns null when a run of the same job is queued already
   * @throws what the job throws
   */
  run(name: string): Promise<JobReport | null>;
  /**
   * Queues a run of every job, one after another, in the background: all at once would wait for the same few connections. What could not be queued is
   * tried again each second.
   */
  runAll(): void;
  /** Stops taking work, and waits for what is running, ten seconds at most. */
  stop(): Promise<void>;
};

type PendingRun = PromiseWithResolvers<JobReport>;
type QueueTools = { logger: Logger; telemetry: Telemetry; timing: QueueTiming };

/** Runs a job and settles the promises that wait for the run in this process. */
async function startWorker(
  boss: PgBoss,
  job: Job,
  parts: JobDependencies,
  waiting: Map<string, PendingRun>,
  { logger, telemetry, timing }: QueueTools,
): Promise<string> {
  const options = { pollingIntervalSeconds: timing.poll, heartbeatRefreshSeconds: renewSeconds };
  return boss.work(job.name, options, async ([entry]) => {
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
      logger.error({ job: job.name, error }, 'job failed');
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

/** Queues a run of each job, however long the database refuses some of them. It never rejects. */
async function queueAll(
  jobs: readonly Job[],
  send: (name: string) => Promise<unknown>,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  let names = jobs.map(({ name }) => name);
  while (names.length > 0 && !signal.aborted) {
    const refused: string[] = [];
    for (const name of names) {
      if (signal.aborted) return;
      await send(name).catch((error: unknown) => {
        refused.push(name);
        if (!signal.aborted) logger.warn({ job: name, error }, 'a run was not queued');
      });
    }
    names = refused;
    if (names.length > 0) await pause(queueAgainMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Starts the queue over a migrated database: its tables, a schedule for each job, a worker for each. Removes the schedules of deleted jobs. */
export async function startQueue(
  jobs: readonly Job[],
  parts: JobDependencies,
  logger: Logger,
  telemetry: Telemetry = noTelemetry,
  timing: QueueTiming = queueTiming,
): Promise<JobQueue> {
  const { database } = parts;
  await installQueue(database);
  const boss = createBoss(database.db, database.kind, timing);
  boss.on('error', (error) => logger.error({ error: error.message }, 'job queue'));
  boss.on('warning', ({ message }) => logger.warn({ warning: message }, 'job queue'));
  await boss.start();
  const observed = withLastEnds(telemetry);
  const waiting = new Map<string, PendingRun>();
  const workers = new Map<string, string>();
  for (const { name } of await boss.getSchedules()) if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
  await prepareQueues(
    boss,
    jobs.map(({ name }) => name),
  );
  for (const job of jobs) {
    await boss.schedule(job.name, job.cron);
    workers.set(job.name, await startWorker(boss, job, parts, waiting, { logger, telemetry: observed, timing }));
  }
  const send = async (name: string, id: string): Promise<boolean> => {
    const sent = await boss.send(name, null, { id });
    boss.notifyWorker(workers.get(name) ?? '');
    return sent !== null;
  };
  const stopping = new AbortController();
  return {
    run: async (name) => {
      const id = randomUUID();
      const requested = Promise.withResolvers<JobReport>();
      waiting.set(id, requested);
      const isSent = await send(name, id).catch((error: unknown) => {
        waiting.delete(id);
        throw error;
      });
      if (!isSent) waiting.delete(id);
      return isSent ? requested.promise : null;
    },
    runAll: () => {
      void queueAll(jobs, (name) => send(name, randomUUID()), logger, stopping.signal);
    },
    stop: () => {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: drainMs });
    },
  };
}
