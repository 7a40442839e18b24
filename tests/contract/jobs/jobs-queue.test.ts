import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { compose } from '@/server/composition/compose';
import { queryRows } from '@/server/db/client';
import { readServerEnv } from '@/server/env';
import { deleteOrphanedFiles, purgeExpired } from '@/server/jobs/jobs';
import { type Job, type JobQueue, startQueue } from '@/server/jobs/queue';
import { createQueueDatabase } from '@/server/jobs/queue-boss';
import { startJobs } from '@/server/jobs/start-jobs';
import { callRequests } from '@/server/modules/call-requests/call-requests.table';
import { questionnaires } from '@/server/modules/forms/forms.table';
import { createNotificationsRepository } from '@/server/modules/notifications/notifications.repository';
import { hashToken } from '@/server/modules/users/users.identity';
import { outbox, phoneCodes, sessions, verifications } from '@/server/modules/users/users.table';
import { idempotencyKeys } from '@/server/modules/wallet/wallet.table';
import { createDiskStorage } from '@/server/ports/disk-storage';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { bundle } from '../../setup/bundle';
import { seededAt } from '../../setup/database';

const api = useApi();
const logger = pino({ level: 'silent' });
const clock = () => seededAt;
const storage = createDiskStorage(mkdtempSync(join(tmpdir(), 'aivani-jobs-')));
const parts = () => ({ database: api.database, clock, exchangeRates: null, storage });
const running: JobQueue[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((queue) => queue.stop()));
});

const start = async (...jobs: Job[]): Promise<JobQueue> => {
  const queue = await startQueue(jobs, parts(), logger);
  running.push(queue);
  return queue;
};
const job = (name: string, run: Job['run']): Job => ({ name, cron: '0 3 1 1 *', run });
const statesOf = (name: string) =>
  queryRows<{ state: string; output: unknown }>(
    api.db,
    sql`select state, output from jobs.job where name = ${name} order by created_on`,
  );

describe('the job queue', () => {
  it('runs a job that works in a transaction and keeps its report', async () => {
    const queue = await start(
      job('transacting', ({ database }) =>
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          return { rows: 7 };
        }),
      ),
    );
    expect(await queue.run('transacting')).toEqual({ rows: 7 });
  });

  it('passes a failure on and still runs the next', async () => {
    let runs = 0;
    const queue = await start(
      job('failing', async () => {
        runs += 1;
        throw new Error('the disk is full of secrets');
      }),
      job('following', async () => ({ done: 1 })),
    );
    await expect(queue.run('failing')).rejects.toThrow('the disk is full');
    expect(await queue.run('following')).toEqual({ done: 1 });
    expect(runs).toBe(1);
    await queue.stop();
    const [stored] = await statesOf('failing');
    expect(stored?.state).toBe('retry');
    expect(JSON.stringify(stored)).not.toContain('secrets');
  });

  it('queues one run while another works, and no third', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const queue = await start(
      job('slow', async () => {
        started.resolve();
        await gate.promise;
        return { done: 1 };
      }),
    );
    const first = queue.run('slow');
    await started.promise;
    const second = queue.run('slow');
    await expect.poll(async () => (await statesOf('slow')).map(({ state }) => state).sort()).toEqual(['active', 'created']);
    expect(await queue.run('slow')).toBeNull();
    gate.resolve();
    expect([await first, await second]).toEqual([{ done: 1 }, { done: 1 }]);
  });

  it('finishes what is running before it stops, and starts again over the same tables', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    let isFinished = false;
    const draining = job('draining', async () => {
      started.resolve();
      await gate.promise;
      isFinished = true;
      return { done: 1 };
    });
    const queue = await start(draining);
    const run = queue.run('draining');
    await started.promise;
    const stopped = queue.stop();
    // A caller that did not wait for the job would be done by now.
    for (let query = 0; query < 50; query++) await api.db.execute(sql`select 1`);
    gate.resolve();
    await stopped;
    expect(isFinished).toBe(true);
    expect(await run).toEqual({ done: 1 });
    expect((await statesOf('draining')).map(({ state }) => state)).toEqual(['completed']);
    const again = await start(job('draining', async () => ({ done: 2 })));
    expect(await again.run('draining')).toEqual({ done: 2 });
  });

  it('creates its tables once when copies start together, and removes the schedules of deleted jobs', async () => {
    await (await start(job('outdated', async () => ({})))).stop();
    const [one, other] = await Promise.all([
      start(job('kept', async () => ({ copy: 1 }))),
      start(job('kept', async () => ({ copy: 1 }))),
    ]);
    // Either copy would take the run, and only the one that started it reports its end.
    await other.stop();
    expect(await one.run('kept')).toEqual({ copy: 1 });
    const schedules = await queryRows<{ name: string }>(api.db, sql`select name from jobs.schedule`);
    expect(schedules.map(({ name }) => name)).toEqual(['kept']);
  });

  it('signs the emails of notifications with the contacts that are configured', async () => {
    const { user } = await insertVisitor(api.db, { email: 'contacts@example.com', emailVerified: true });
    const parameters = { agent_name: 'Gia' };
    const row = { userId: user.id, type: 5, template: 'agent_declined' as const, parameters, createdAt: seededAt };
    await createNotificationsRepository(api.db).add([row]);
    const contacts = { SUPPORT_PHONE: '032 2 99 88 77', SUPPORT_EMAIL: 'office@example.com' };
    const dataDir = mkdtempSync(join(tmpdir(), 'aivani-jobs-'));
    const env = readServerEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, ...contacts });
    running.push(await startJobs(compose({ env, database: api.database, clock, logger })));
    const mailed = () => api.db.select().from(outbox).where(eq(outbox.recipient, 'contacts@example.com'));
    await expect
      .poll(async () => (await mailed()).map(({ text }) => text.split('\n\n').at(-1)))
      .toEqual(['აივანი · 032 2 99 88 77 · office@example.com']);
  });

  it('schedules every job of the site and runs each once at the start', async () => {
    const { user } = await insertVisitor(api.db);
    const { id } = await insertStatement(api.db, { userId: user.id, expiresAt: new Date(seededAt.getTime() - 1000) });
    const queue = await startJobs(
      compose({
        env: readServerEnv({ NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'aivani-jobs-')) }),
        database: api.database,
        clock,
        logger,
      }),
    );
    running.push(queue);
    await expect
      .poll(
        async () => (await queryRows<{ state: string }>(api.db, sql`select state from statements where id = ${id}`))[0]?.state,
      )
      .toBe('expired');
    const schedules = await queryRows<{ name: string }>(api.db, sql`select name from jobs.schedule order by name`);
    expect(schedules.map(({ name }) => name)).toEqual([
      'alert-searches',
      'change-promotions',
      'check-ledger',
      'delete-orphaned-files',
      'deliver-chat',
      'deliver-invitations',
      'deliver-invoices',
      'deliver-loan-requests',
      'deliver-notifications',
      'deliver-pushes',
      'end-bans',
      'end-own-rates',
      'erase-accounts',
      'expire-statements',
      'find-duplicates',
      'maintain-orders',
      'prepare-exports',
      'purge-chat',
      'purge-company-documents',
      'purge-expired',
      'purge-requests',
      'purge-search-outbox',
      'reconcile-payments',
      'reconcile-settlements',
      'refit-estimates',
      'refresh-exchange-rates',
      'refresh-prices',
      'scan-blocked-words',
      'seal-personal-data',
      'warn-of-expiry',
      'write-project-quarters',
    ]);
  });

  it('answers requests while jobs run', async () => {
    const queue = await start(job('busy', async () => ({ done: 1 })));
    const [report, response] = await Promise.all([queue.run('busy'), api.call('/api/microservice/statements/count')]);
    expect([report, response.status]).toEqual([{ done: 1 }, 200]);
  });
});

describe('the queue’s database', () => {
  it('leaves no connection in the transaction of a script that failed half-way', async () => {
    const { executeSql } = createQueueDatabase(api.db);
    const script = 'BEGIN; CREATE TABLE half_way (id int); SELECT 1 / 0; COMMIT;';
    const responses = await Promise.allSettled([
      executeSql(script),
      ...Array.from({ length: 12 }, () => api.db.transaction(async (tx) => tx.execute(sql`select 1`))),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(['rejected', ...Array.from({ length: 12 }, () => 'fulfilled')]);
    expect(await queryRows(api.db, sql`select to_regclass('half_way') as name`)).toEqual([{ name: null }]);
  });
});

describe('delete orphaned files', () => {
  it('removes files that no statement shows once a day has passed, and keeps those in use', async () => {
    const { id } = await insertStatement(api.db);
    const names = { orphan: `s${id}-${'0'.repeat(20)}.webp`, unrelated: 'something-else.webp' };
    for (const name of Object.values(names)) await storage.put(name, new Uint8Array([1]));
    const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
    await deleteOrphanedFiles({ database: api.database, storage, clock: () => new Date() });
    expect(await storage.get(names.orphan)).not.toBeNull();
    await deleteOrphanedFiles({ database: api.database, storage, clock: tomorrow });
    expect([(await storage.get(names.orphan)) === null, (await storage.get(names.unrelated)) === null]).toEqual([true, false]);
  });
});

describe('purge expired', () => {
  it('deletes expired sessions, links, codes and idempotency keys and call requests of 90 days, and no others', async () => {
    const { user } = await insertVisitor(api.db);
    const hour = (hours: number) => new Date(seededAt.getTime() + hours * 3_600_000);
    await api.db.insert(sessions).values({ token: hashToken('ended'), userId: user.id, expiresAt: seededAt });
    for (const hours of [0, 1])
      await api.db.insert(verifications).values({ identifier: 'link', value: '1', expiresAt: hour(hours) });
    for (const hours of [-48, -47])
      await api.db.insert(phoneCodes).values({
        phone: '599000000',
        purpose: 'login',
        binding: 'browser',
        codeHash: 'hash',
        createdAt: hour(hours),
        expiresAt: hour(hours + 1),
      });
    for (const [name, hours] of [['old', -90 * 24] as const, ['young', -90 * 24 + 1] as const])
      await api.db.insert(callRequests).values({ name, phoneNumber: '599000000', createdAt: hour(hours) });
    for (const hours of [-90 * 24, -90 * 24 + 1])
      await api.db.insert(questionnaires).values({ values: { hours }, createdAt: hour(hours), updatedAt: hour(hours) });
    for (const [key, hours] of [['old', -7 * 24] as const, ['young', -7 * 24 + 1] as const])
      await api.db.insert(idempotencyKeys).values({ userId: user.id, key, requestHash: '', createdAt: hour(hours) });
    expect(await purgeExpired({ database: api.database, clock })).toEqual({
      sessions: 1,
      links: 1,
      codes: 1,
      calls: 1,
      messages: 0,
      counts: 0,
      keys: 1,
    });
    expect(await api.db.select({ name: callRequests.name }).from(callRequests)).toEqual([{ name: 'young' }]);
    const kept = await api.db.select({ values: questionnaires.values }).from(questionnaires);
    expect(kept).toEqual([{ values: { hours: -90 * 24 + 1 } }]);
    const left = await api.db.select({ token: sessions.token }).from(sessions);
    expect(left.map(({ token }) => token)).not.toContain(hashToken('ended'));
    expect(left.map(({ token }) => token)).toContain(hashToken(`token-of-${user.id}`));
    expect(await purgeExpired({ database: api.database, clock })).toEqual({
      sessions: 0,
      links: 0,
      codes: 0,
      calls: 0,
      messages: 0,
      counts: 0,
      keys: 0,
    });
  });
});

describe('npm run worker', () => {
  let program: Awaited<ReturnType<typeof bundle>>;
  beforeAll(async () => {
    program = await bundle('scripts/worker.ts');
  });
  afterAll(() => program.remove());
  const worker = (environment: Record<string, string>) => {
    const child = spawn(process.execPath, [program.fileOf('scripts/worker.ts')], { env: { ...process.env, ...environment } });
    let output = '';
    const ended = new Promise<{ code: number | null; output: string }>((done) =>
      child.once('close', (code) => done({ code, output })),
    );
    const ready = new Promise<void>((done) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
          if (output.includes('ready')) done();
        });
    });
    return { child, ended, ready };
  };

  it('says that it needs its own server', async () => {
    const { code, output } = await worker({ DATABASE_URL: '' }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('The worker needs DATABASE_URL')]);
  });

  it.runIf(inject('testDatabase').kind === 'postgresql')('runs the jobs, and stops on SIGTERM', async () => {
    const source = inject('testDatabase');
    if (source.kind !== 'postgresql') return;
    const [{ name } = { name: '' }] = await queryRows<{ name: string }>(api.db, sql`select current_database() as name`);
    const url = new URL(source.adminUrl);
    url.pathname = `/${name}`;
    const { id } = await insertStatement(api.db, { expiresAt: new Date('2020-01-01T00:00:00Z') });
    const { child, ended, ready } = worker({ DATABASE_URL: url.href, LOG_LEVEL: 'error' });
    await ready;
    await expect
      .poll(
        async () => (await queryRows<{ state: string }>(api.db, sql`select state from statements where id = ${id}`))[0]?.state,
      )
      .toBe('expired');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('The worker has stopped.') });
  });
});
