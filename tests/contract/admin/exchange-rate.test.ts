import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLogSchema } from '@/lib/contracts/admin';
import { staffRatesSchema } from '@/lib/contracts/staff/exchange';
import { runEndOwnRates } from '@/server/jobs/end-own-rates';
import { refreshExchangeRates } from '@/server/jobs/jobs';
import { currencies, exchangeRates } from '@/server/modules/site/site.table';
import { freshCode, insertStaff } from '../../factories/staff';
import { insertStatement } from '../../factories/statement';
import type { Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi({ EXCHANGE_RATES_URL: 'http://127.0.0.1:9/rates' });
const path = '/api/v1/admin/exchange-rate';
const hoursOn = (hours: number): Date => new Date(seededAt.getTime() + hours * 3_600_000);
let admin: Visitor;
beforeAll(async () => {
  admin = await insertStaff(api.db, 'admin');
});
beforeEach(async () => {
  api.setNow(seededAt);
  await api.db.delete(exchangeRates);
  await api.db
    .update(currencies)
    .set({ rateGel: 2.7, rateDate: hoursOn(-48) })
    .where(eq(currencies.id, 2));
  await api.db
    .update(currencies)
    .set({ rateGel: 3.1, rateDate: hoursOn(-48) })
    .where(eq(currencies.id, 3));
});

const usdRate = async (): Promise<number> =>
  (await api.db.select().from(currencies).where(eq(currencies.id, 2)))[0]?.rateGel ?? 0;
const dollars = async () => {
  const { body } = await api.call(path, { headers: admin.headers });
  return staffRatesSchema.parse(body).data.rates.find(({ currency_id }) => currency_id === 2);
};
const post = async (url: string, body: object | undefined, by = admin, hasCode = true) => {
  const code = hasCode ? await freshCode(api.db, by, api.now()) : {};
  return api.call(url, { method: 'POST', headers: { ...by.headers, ...code }, ...(body ? { body } : {}) });
};
const set = (change: object = {}, by = admin, hasCode = true) =>
  post(
    path,
    { currency_id: 2, rate: '2.9', reason: 'The bank is closed', ends_at: hoursOn(24).toISOString(), ...change },
    by,
    hasCode,
  );
const publish = (usd: number, now: Date) => {
  const rates = {
    date: now,
    rateGelByCode: new Map([
      ['USD', usd],
      ['EUR', 3.1],
    ]),
  };
  return refreshExchangeRates({ database: api.database, clock: () => now, exchangeRates: { read: async () => rates } });
};
const listed = async (id: number) => {
  const { body } = await api.call(`/api/microservice/statements?ids=${id}`);
  const [card] = (body as { data: { data: { price: Record<string, { price_total: number }> }[] } }).data.data;
  return card?.price['1']?.price_total;
};

describe('a rate that the staff sets', () => {
  it('is the one of every price and of the search at once, with its reason, its end and a line in the log', async () => {
    const { id } = await insertStatement(api.db);
    expect((await set()).status).toBe(200);
    expect(await usdRate()).toBe(2.9);
    expect(await listed(id)).toBe(290_000);
    expect((await api.call('/api/v1/config')).body).toMatchObject({ data: { exchange_rate: { '2': 2.9 } } });
    expect(await dollars()).toMatchObject({
      rate: 2.9,
      own: { rate: 2.9, reason: 'The bank is closed', ends_at: hoursOn(24).toISOString(), set_by: { id: admin.user.id } },
    });
    const log = auditLogSchema.parse((await api.call('/api/v1/admin/audit', { headers: admin.headers })).body).data.data;
    expect(log[0]).toMatchObject({
      action: 'exchange_rates_set',
      details: { rate: 2.9, before: 2.7, reason: 'The bank is closed' },
    });
  });

  it('overrides published rates, and gives way to them at its end', async () => {
    await set();
    await publish(2.75, hoursOn(3));
    expect(await usdRate()).toBe(2.9);
    expect(await runEndOwnRates({ database: api.database, clock: () => hoursOn(23) })).toMatchObject({ ended: 0 });
    expect(await runEndOwnRates({ database: api.database, clock: () => hoursOn(24) })).toMatchObject({ ended: 1 });
    expect(await usdRate()).toBe(2.75);
    expect(await runEndOwnRates({ database: api.database, clock: () => hoursOn(24) })).toMatchObject({ ended: 0 });
  });

  it('is ended manually once; without a published one the previous rate returns', async () => {
    await set();
    const own = (await dollars())?.own;
    expect((await post(`${path}/${own?.id}/end`, undefined, admin, false)).status).toBe(403);
    expect((await post(`${path}/${own?.id}/end`, undefined)).status).toBe(200);
    expect(await usdRate()).toBe(2.7);
    expect((await dollars())?.own).toBeNull();
    expect((await post(`${path}/${own?.id}/end`, undefined)).status).toBe(409);
    expect((await post(`${path}/999999/end`, undefined)).status).toBe(404);
  });

  it('needs a fresh code, a reason, an end to come and a rate that can be; only admins set one', async () => {
    expect(await set({}, admin, false)).toMatchObject({ status: 403 });
    expect(await set({ reason: '' })).toMatchObject({ status: 422, body: { errors: { reason: [expect.any(String)] } } });
    expect(await set({ ends_at: hoursOn(-1).toISOString() })).toMatchObject({
      status: 422,
      body: { errors: { ends_at: ['errors.price_past'] } },
    });
    expect(await set({ ends_at: hoursOn(24 * 366).toISOString() })).toMatchObject({
      status: 422,
      body: { errors: { ends_at: ['errors.field_too_big'] } },
    });
    expect(await set({ rate: '29' })).toMatchObject({ status: 422, body: { errors: { rate: ['errors.rate_far'] } } });
    expect(await set({ rate: '0' })).toMatchObject({ status: 422 });
    expect((await set({}, await insertStaff(api.db, 'moderator'))).status).toBe(404);
    expect(await usdRate()).toBe(2.7);
  });
});

describe('the staff is warned', () => {
  it('of a published rate that is older than a day', async () => {
    expect((await dollars())?.warnings).toEqual(['stale']);
    await publish(2.7, seededAt);
    expect((await dollars())?.warnings).toEqual([]);
    api.setNow(hoursOn(26));
    await freshCode(api.db, admin, api.now());
    expect((await dollars())?.warnings).toEqual(['stale']);
  });

  it.each([
    [2.78, []],
    [2.79, ['jump']],
    [2.6, ['jump']],
  ])('of one that jumps by more than 3%%: from 2.7 to %d', async (rate, warnings) => {
    await publish(2.7, hoursOn(-20));
    await publish(rate, seededAt);
    expect((await dollars())?.warnings).toEqual(warnings);
  });
});
