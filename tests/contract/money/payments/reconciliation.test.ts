import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerReportsSchema } from '@/lib/contracts/money/reports';
import { compose } from '@/server/composition/compose';
import { readServerEnv } from '@/server/env';
import { payments, sandboxOrders } from '@/server/modules/payments/payments.table';
import { ledgerReports } from '@/server/modules/wallet/wallet.table';
import { decide, startTopUp } from '@/tests/factories/money/sandbox';
import { insertStaff } from '@/tests/factories/staff';
import { insertVisitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const path = '/api/v1/admin/money/reports';
const dayMs = 86_400_000;

const reconcile = (now: Date) => {
  const env = readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const { services } = compose({ env, database: api.database, clock: () => now, logger: pino({ level: 'silent' }) });
  return services.money.reconciliation.reconcile();
};
const charged = async (fields: Record<string, string> = {}) => {
  const { id, page } = await startTopUp(api, await insertVisitor(api.db));
  await decide(api, page, 'approve', fields);
  return id;
};
const setOrder = (id: number, change: Partial<typeof sandboxOrders.$inferInsert>) =>
  api.db
    .update(sandboxOrders)
    .set(change)
    .where(eq(sandboxOrders.reference, String(id)));

describe('the daily reconciliation', () => {
  it('finds nothing where both sides agree, and writes a report for each day since the last', async () => {
    await charged();
    await startTopUp(api, await insertVisitor(api.db));
    expect(await reconcile(new Date(seededAt.getTime() + dayMs))).toEqual({ days: 1, differences: 0 });
    expect(await reconcile(new Date(seededAt.getTime() + dayMs))).toEqual({ days: 0, differences: 0 });
    const [report] = await api.db.select().from(ledgerReports);
    const totals = { payments_here: 1, payments_there: 1, amount_here: 2_000, amount_there: 2_000 };
    expect(report).toMatchObject({ kind: 'reconciliation', day: '2026-11-20', differences: [], totals });
  });

  it('names what is missing on either side, and what differs', async () => {
    api.setNow(new Date(seededAt.getTime() + dayMs));
    const [lost, changed, unknown] = [await charged(), await charged(), await charged({ altered: '1' })];
    await setOrder(lost, { state: 'declined' });
    await setOrder(changed, { amountMinor: 1_900 });
    expect(await reconcile(new Date(seededAt.getTime() + 2 * dayMs))).toEqual({ days: 1, differences: 3 });
    const [report] = await api.db.select().from(ledgerReports).where(eq(ledgerReports.day, '2026-11-21'));
    const found = report?.differences.map(({ kind, payment_id: id, amount_here: here, amount_there: there }) => [
      kind,
      id,
      here,
      there,
    ]);
    expect(found).toEqual([
      ['missing_there', lost, 2_000, -1],
      ['amount', changed, 2_000, 1_900],
      ['missing_here', 0, -1, 2_000],
    ]);
    expect((await api.db.select().from(payments).where(eq(payments.id, unknown)))[0]?.state).toBe('pending');
    api.setNow(seededAt);
  });

  it('matches a payment that each side books on another day', async () => {
    api.setNow(new Date('2026-11-22T19:59:59Z'));
    const id = await charged();
    await setOrder(id, { settledAt: new Date('2026-11-22T20:00:01Z') });
    api.setNow(seededAt);
    expect(await reconcile(new Date('2026-11-24T09:00:00Z'))).toEqual({ days: 2, differences: 0 });
  });
});

describe('GET v1/admin/money/reports', () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = (await insertStaff(api.db, 'support')).headers;
    const check = { kind: 'check' as const, day: '2026-11-20', differences: [], totals: { accounts: 3 }, createdAt: seededAt };
    await api.db.insert(ledgerReports).values(check).onConflictDoNothing();
  });

  it('200 lists both kinds, the latest day first', async () => {
    const { data, total } = ledgerReportsSchema.parse((await api.call(path, { headers })).body).data;
    expect(total).toBe(data.length);
    expect(data.map(({ day }) => day)).toEqual(
      data
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
    const checks = ledgerReportsSchema.parse((await api.call(`${path}?kind=check`, { headers })).body).data;
    expect(checks.data).toMatchObject([{ kind: 'check', day: '2026-11-20', totals: { accounts: 3 } }]);
  });

  it('401 for guests, 404 for everybody else, 422 for an unknown kind', async () => {
    expect((await api.call(path)).status).toBe(401);
    expect((await api.call(path, { headers: (await insertVisitor(api.db)).headers })).status).toBe(404);
    expect((await api.call(path, { headers: (await insertStaff(api.db, 'moderator')).headers })).status).toBe(404);
    expect((await api.call(`${path}?kind=all`, { headers })).status).toBe(422);
  });
});
