import { eq } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { compose } from '@/server/composition/compose';
import { readServerEnv } from '@/server/env';
import type { JobDependencies } from '@/server/jobs/queue';
import { reconcilePaymentsJob } from '@/server/jobs/reconcile-payments';
import { payments } from '@/server/modules/payments/payments.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { decide, startTopUp } from '@/tests/factories/money/sandbox';
import { partial } from '@/tests/factories/partial';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);
const rowOf = async (id: number) => (await api.db.select().from(payments).where(eq(payments.id, id)))[0];

/** The job of a process that has just started. */
function startProcess(now = seededAt) {
  const env = readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const { services } = compose({ env, database: api.database, clock: () => now, logger: pino({ level: 'silent' }) });
  const job = reconcilePaymentsJob(services.money.reconciler);
  return () => job.run(partial<JobDependencies>({}));
}

describe('the reconciler after a restart', () => {
  it('credits a charge whose callback was lost, regardless of the next scheduled query', async () => {
    const visitor = await insertVisitor(api.db);
    const { id, page } = await startTopUp(api, visitor);
    await decide(api, page, 'approve', { altered: '1' });
    await api.db
      .update(payments)
      .set({ checkAfter: new Date(seededAt.getTime() + 3_600_000) })
      .where(eq(payments.id, id));
    const run = startProcess();
    await run();
    await run();
    expect(await balanceOf(visitor)).toBe(2_000);
    expect(await rowOf(id)).toMatchObject({ state: 'approved', checkAfter: null });
  });

  it('finds the order at the gateway whose response was lost in a crash', async () => {
    const visitor = await insertVisitor(api.db);
    const { id, page } = await startTopUp(api, visitor);
    await decide(api, page, 'approve', { stale: '1' });
    await api.db.update(payments).set({ gatewayOrderId: null, gatewayUrl: null }).where(eq(payments.id, id));
    await startProcess()();
    expect(await balanceOf(visitor)).toBe(2_000);
  });

  it('ends what was declined, cancelled or never paid', async () => {
    const visitor = await insertVisitor(api.db);
    const ends = { decline: 'declined', cancel: 'cancelled', nothing: 'expired' } as const;
    const started: [number, string][] = [];
    for (const [outcome, state] of Object.entries(ends)) {
      const { id, page } = await startTopUp(api, visitor, 20);
      if (outcome !== 'nothing') await decide(api, page, outcome, { altered: '1' });
      started.push([id, state]);
    }
    await startProcess(new Date(seededAt.getTime() + 16 * 60_000))();
    for (const [id, state] of started) expect(await rowOf(id)).toMatchObject({ state });
    expect(await balanceOf(visitor)).toBe(0);
  });

  it('queries pending ones later', async () => {
    const { id } = await startTopUp(api, await insertVisitor(api.db));
    const now = new Date(seededAt.getTime() + 60_000);
    await startProcess(now)();
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'pending' });
    expect(row?.checkAfter?.getTime()).toBeGreaterThan(now.getTime());
  });

  it('queries only what is due from its second run on', async () => {
    const visitor = await insertVisitor(api.db);
    const run = startProcess();
    await run();
    const { id, page } = await startTopUp(api, visitor);
    await decide(api, page, 'approve', { altered: '1' });
    await run();
    expect(await rowOf(id)).toMatchObject({ state: 'pending' });
  });
});
