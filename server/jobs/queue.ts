import { randomUUID } from 'node:crypto';
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
