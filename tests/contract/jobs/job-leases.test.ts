import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { type Job, type JobDependencies, type JobQueue, startQueue } from '@/server/jobs/queue';
import { createBoss, type QueueTiming, queueTiming } from '@/server/jobs/queue-boss';
import { createLogger } from '@/server/telemetry/logger';
import { noTelemetry } from '@/server/telemetry/telemetry';
import { partial } from '../../factories/partial';
import { useApi } from '../../setup/api';

const api = useApi();
const running: JobQueue[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((queue) => queue.stop()));
});

const quick: QueueTiming = { poll: 1, cron: 1, supervise: 1 };
const start = async (jobs: Job[], timing: QueueTiming): Promise<JobQueue> => {
  const parts = partial<JobDependencies>({ database: api.database });
  const queue = await startQueue(jobs, parts, pino({ level: 'silent' }), noTelemetry, timing);
  running.push(queue);
  return queue;
};
const job = (name: string, run: Job['run']): Job => ({ name, cron: '0 3 1 1 *', run });

type Row = { state: string; retries: number; age: number };
const rowsOf = (name: string) =>
  queryRows<Row>(
    api.db,
    sql`select state, retry_count as retries, extract(epoch from now() - heartbeat_on)::float8 as age
      from jobs.job where name = ${name} order by created_on`,
  );

/** Takes a run as a worker does and is never heard of again, as a process that was killed. */
async function takeAndDie(name: string): Promise<void> {
  const boss = createBoss(api.db, api.database.kind, null);
  await boss.start();
  await boss.send(name);
  const [taken] = await boss.fetch(name);
  if (!taken) throw new Error('The run was not taken.');
  await boss.stop({ graceful: false });
}

/** As if so many seconds had passed since a run's process renewed its lease. */
const age = (name: string, seconds: number) =>
  api.db.execute(sql`update jobs.job set heartbeat_on = heartbeat_on - make_interval(secs => ${seconds}) where name = ${name}`);

describe('the lease of a run', () => {
  it('ends 20 s after the death of its process, and another process runs the job', async () => {
    let runs = 0;
    const abandoned = job('abandoned', async () => ({ runs: ++runs }));
    await (await start([abandoned], queueTiming)).stop();
    await takeAndDie('abandoned');
    await age('abandoned', 20);
    await start([abandoned], quick);
    await expect
      .poll(async () => (await rowsOf('abandoned')).map(({ state }) => state), { timeout: 60_000 })
      .toEqual(['completed']);
    expect(runs).toBe(1);
  });

  it('is renewed by a long run, which is never started beside itself', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    let runs = 0;
    const long = job('long', async () => {
      runs += 1;
      started.resolve();
      await gate.promise;
      return { runs };
    });
    const dead = job('dead', async () => ({}));
    await (await start([dead], queueTiming)).stop();
    await takeAndDie('dead');
    const queue = await start([long, dead], quick);
    await start([long, dead], quick);
    const run = queue.run('long');
    await started.promise;
    // An hour of work, and 8 s in which its process did not renew the lease of 20 s, so that one renewal may be late on a busy machine.
    await api.db.execute(sql`update jobs.job set started_on = started_on - interval '1 hour' where name = 'long'`);
    await age('long', 8);
    await expect.poll(async () => (await rowsOf('long'))[0]?.age, { timeout: 60_000 }).toBeLessThan(5);
    // A supervision that released the other run has looked at this one too.
    await age('dead', 20);
    await expect.poll(async () => (await rowsOf('dead'))[0]?.state, { timeout: 60_000 }).toBe('completed');
    expect([runs, (await rowsOf('long'))[0]]).toEqual([1, expect.objectContaining({ state: 'active', retries: 0 })]);
    gate.resolve();
    expect(await run).toEqual({ runs: 1 });
  });

  it('is also one of the queue of due schedules, and of queues of an older version', async () => {
    await (await start([job('older', async () => ({}))], queueTiming)).stop();
    await api.db.execute(sql`update jobs.queue set heartbeat_seconds = null, expire_seconds = 1800, deletion_seconds = 604800`);
    await (await start([job('older', async () => ({}))], queueTiming)).stop();
    const queues = await queryRows<object>(
      api.db,
      sql`select name, heartbeat_seconds as lease, deletion_seconds as kept from jobs.queue where name in ('older', '__pgboss__send-it')
        order by name`,
    );
    expect(queues).toEqual([
      { name: '__pgboss__send-it', lease: 20, kept: 3600 },
      { name: 'older', lease: 20, kept: 3600 },
    ]);
  });
});

describe('the runs of a start', () => {
  const refuse = sql`create function refuse_run() returns trigger language plpgsql as $$ begin raise exception 'no connection'; end $$`;
  const onRuns = sql`create trigger refuse_run before insert on jobs.job for each row when (new.name = 'refused') execute function refuse_run()`;

  it('are queued again until the database takes them, and the other jobs do not wait for them', async () => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
    const runs: string[] = [];
    const jobs = ['refused', 'taken'].map((name) => job(name, async () => ({ runs: runs.push(name) })));
    const queue = await startQueue(jobs, partial<JobDependencies>({ database: api.database }), logger, noTelemetry, quick);
    running.push(queue);
    await api.db.execute(refuse);
    await api.db.execute(onRuns);
    queue.runAll();
    await expect.poll(() => lines.join('')).toContain('"job":"refused"');
    await expect.poll(() => runs).toEqual(['taken']);
    await api.db.execute(sql`drop function refuse_run cascade`);
    await expect.poll(() => runs).toEqual(['taken', 'refused']);
  });
});
