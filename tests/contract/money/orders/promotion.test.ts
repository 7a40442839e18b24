import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { activePackagesSchema } from '@/lib/contracts/account/profile';
import { initiatedSchema } from '@/lib/contracts/money/payments';
import { promotionPreviewSchema, statementPromotionsSchema } from '@/lib/contracts/money/promotion';
import { statementListSchema } from '@/lib/contracts/statements/statements';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { orders } from '@/server/modules/orders/orders.table';
import { boosts, placementPackages, placements } from '@/server/modules/promotion/promotion.table';
import { prices } from '@/server/modules/services/services.table';
import { statements } from '@/server/modules/statements/statements.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { fillWallet } from '@/tests/factories/money/money';
import { promotionOf } from '@/tests/factories/money/promotion';
import { insertStatement } from '@/tests/factories/statement';
import { insertVisitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const dayMs = 86_400_000;
const dayOn = (days: number): Date => new Date(seededAt.getTime() + days * dayMs);
const [vip, vipPlus, superVip] = [1, 3, 4];

/** A seller with money and active statements. */
async function seller(count = 1, tetri = 100_000) {
  const visitor = await insertVisitor(api.db);
  const userId = visitor.user.id;
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await insertStatement(api.db, { userId, ownerName: 'ნინო' })).id);
  if (tetri > 0) await fillWallet(api.db, userId, tetri);
  return { visitor, userId, ids, id: ids[0] ?? 0, ...promotionOf(api, visitor) };
}
const row = async (id: number) => (await api.db.select().from(statements).where(eq(statements.id, id)))[0];
const balanceOf = (userId: number) => createWalletRepository(api.db).balanceOf(userId);
const stripOf = async (userId: number) => {
  const { body } = await api.call(`/api/microservice/statements?users=${userId}&is_vip=1&per_page=9`);
  return statementListSchema.parse(body).data.data;
};

beforeEach(() => api.setNow(seededAt));

describe('a VIP order', () => {
  it('200 costs the day price for each statement and day, and the statement rises into the strip with the payment', async () => {
    const { init, pay, ids, id, userId } = await seller(2);
    const { status, body } = await init('vip', { statements: ids, vip_type_id: vipPlus, days: 7 });
    expect(status).toBe(200);
    const order = initiatedSchema.parse(body).data;
    expect(order.amount).toBe(56);
    expect(await stripOf(userId)).toEqual([]);
    expect((await pay(order)).status).toBe(200);
    expect((await stripOf(userId)).map((card) => [card.id, card.is_vip_plus]).toSorted()).toEqual(ids.map((one) => [one, true]));
    expect(await row(id)).toMatchObject({ vipId: vipPlus, vipUntil: dayOn(7) });
    expect(await balanceOf(userId)).toBe(100_000 - 5600);
    expect(
      await api.db
        .select()
        .from(orders)
        .where(eq(orders.id, order.order_id ?? 0)),
    ).toMatchObject([{ state: 'delivered' }]);
  });

  it('200 adds the same tier to its time, and a higher one pauses it', async () => {
    const { buy, id, get } = await seller();
    const wanted = { statements: [id], vip_type_id: vip, days: 5 };
    await buy('vip', wanted);
    await buy('vip', wanted);
    expect(await row(id)).toMatchObject({ vipId: vip, vipUntil: dayOn(10) });
    api.setNow(dayOn(2));
    await buy('vip', { ...wanted, vip_type_id: superVip, days: 3 });
    expect(await row(id)).toMatchObject({ vipId: superVip, vipUntil: dayOn(5) });
    const { body } = await get(`/api/microservice/promotion/statements?ids=${id}`);
    expect(statementPromotionsSchema.parse(body).data).toEqual([
      {
        statement_id: id,
        spans: [
          { vip_type_id: superVip, starts_at: dayOn(2).toISOString(), ends_at: dayOn(5).toISOString() },
          { vip_type_id: vip, starts_at: dayOn(5).toISOString(), ends_at: dayOn(13).toISOString() },
        ],
        blocked_until: dayOn(5).toISOString(),
      },
    ]);
  });

  it('200 for a later day runs nothing yet', async () => {
    const { buy, id } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vip, days: 5, starts_on: '2026-11-25' });
    expect(await row(id)).toMatchObject({ vipId: 0, vipUntil: null });
    const midnightOfTbilisi = new Date('2026-11-24T20:00:00Z');
    const stored = await api.db.select().from(placements).where(eq(placements.statementId, id));
    expect(stored).toMatchObject([{ state: 'scheduled', startsAt: midnightOfTbilisi, secondsLeft: 5 * 86_400 }]);
  });

  it('422 while a super VIP runs on the same days, and not for the days after it', async () => {
    const { buy, init, id } = await seller();
    await buy('vip', { statements: [id], vip_type_id: superVip, days: 3 });
    const lower = { statements: [id], vip_type_id: vipPlus, days: 7 };
    const refused = { status: 422, body: { errors: { statements: ['errors.super_vip_runs'] } } };
    expect(await init('vip', lower)).toMatchObject(refused);
    expect(await init('vip', { ...lower, starts_on: '2026-11-22' })).toMatchObject(refused);
    expect((await init('vip', { ...lower, starts_on: '2026-11-25' })).status).toBe(200);
    expect((await init('vip', { ...lower, vip_type_id: superVip })).status).toBe(200);
  });

  it('409 when a super VIP or a change of state came between order and payment: nothing is charged', async () => {
    const { buy, init, pay, id, userId } = await seller();
    const order = initiatedSchema.parse((await init('vip', { statements: [id], vip_type_id: vip, days: 1 })).body).data;
    const other = initiatedSchema.parse((await init('vip', { statements: [id], vip_type_id: vip, days: 2 })).body).data;
    await buy('vip', { statements: [id], vip_type_id: superVip, days: 1 });
    const before = await balanceOf(userId);
    expect(await pay(order)).toMatchObject({ status: 409, body: { message: 'errors.super_vip_runs' } });
    api.setNow(dayOn(2));
    await api.db.update(statements).set({ state: 'hidden' }).where(eq(statements.id, id));
    expect(await pay(other)).toMatchObject({ status: 409, body: { message: 'errors.statements_not_active' } });
    expect(await balanceOf(userId)).toBe(before);
    expect(await row(id)).toMatchObject({ vipId: superVip });
  });

  it('422 for statements that are not active or not one’s own', async () => {
    const { init, userId, id } = await seller();
    const otherUser = await seller();
    const hidden = await insertStatement(api.db, { userId, state: 'hidden' });
    for (const other of [otherUser.id, hidden.id, 2_000_000_000]) {
      const { status, body } = await init('vip', { statements: [id, other], vip_type_id: vip, days: 1 });
      expect({ status, body }).toMatchObject({ status: 422, body: { errors: { statements: ['errors.statements_not_active'] } } });
    }
  });

  it.each([
    ['statements', { statements: [] }],
    ['vip_type_id', { vip_type_id: 2 }],
    ['days', { days: 0 }],
    ['days', { days: 91 }],
    ['days', { days: undefined }],
    ['starts_on', { starts_on: '2026-11-19' }],
    ['starts_on', { starts_on: '2027-03-01' }],
    ['starts_on', { starts_on: 'tomorrow' }],
    ['package_id', { package_id: 77_777 }],
  ])('422 on %s for %o', async (field, change) => {
    const { init, id } = await seller();
    const { status, body } = await init('vip', { statements: [id], vip_type_id: vip, days: 3, ...change });
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('400 without a key; the same key gives the same order', async () => {
    const { visitor, id } = await seller();
    const body = { statements: [id], vip_type_id: vip, days: 3 };
    const call = (headers: object) =>
      api.call('/api/microservice/payments/init-vip-order', {
        method: 'POST',
        body,
        headers: { ...visitor.headers, ...headers },
      });
    expect((await call({})).status).toBe(400);
    const key = { 'idempotency-key': 'a-key-of-this-test-1' };
    expect((await call(key)).body).toEqual((await call(key)).body);
  });

  it('409 gives a price that has changed since, and the next payment is made at the new one', async () => {
    const { init, pay, id, userId } = await seller();
    const order = initiatedSchema.parse((await init('vip', { statements: [id], vip_type_id: vip, days: 4 })).body).data;
    await api.db.insert(prices).values({ key: 'vip_day', amount: 300, startsAt: dayOn(1) });
    api.setNow(dayOn(1.5));
    expect(await pay(order)).toMatchObject({ status: 409, body: { message: 'errors.price_changed' } });
    expect(await balanceOf(userId)).toBe(100_000);
    expect((await pay({ ...order, amount: 12 })).status).toBe(200);
    expect(await balanceOf(userId)).toBe(100_000 - 1200);
    await api.db.delete(prices).where(eq(prices.startsAt, dayOn(1)));
  });

  it('adopts a tier that runs without a placement, as the seeded ones do', async () => {
    const { buy, userId } = await seller(0);
    const { id } = await insertStatement(api.db, { userId, vipId: vip, vipUntil: dayOn(4) });
    await buy('vip', { statements: [id], vip_type_id: vip, days: 3 });
    expect(await row(id)).toMatchObject({ vipId: vip, vipUntil: dayOn(7) });
    await buy('vip', { statements: [id], vip_type_id: superVip, days: 1 });
    expect(await row(id)).toMatchObject({ vipId: superVip, vipUntil: dayOn(1) });
  });
});

describe('the preview of a VIP order', () => {
  it('200 says the sum, the end for each statement and when the lower tier resumes', async () => {
    const { buy, preview, ids } = await seller(2);
    const [one = 0, other = 0] = ids;
    await buy('vip', { statements: [one], vip_type_id: vip, days: 5 });
    const { status, body } = await preview({ statements: ids, vip_type_id: superVip, days: 2 });
    expect(status).toBe(200);
    const { data } = promotionPreviewSchema.parse(body);
    expect(data).toMatchObject({ amount: 36, vat: 5.49, refused: [], package: null });
    expect(data.lines).toMatchObject([{ key: 'super_vip_day', quantity: 4, unit_amount: 9, amount: 36 }]);
    const ends = { starts_at: seededAt.toISOString(), ends_at: dayOn(2).toISOString(), is_added: false };
    expect(data.statements).toMatchObject([
      {
        statement_id: one,
        ...ends,
        resumes: { vip_type_id: vip, starts_at: dayOn(2).toISOString(), ends_at: dayOn(7).toISOString() },
      },
      { statement_id: other, ...ends, resumes: null },
    ]);
  });

  it('200 extends the rest of the same tier', async () => {
    const { buy, preview, id } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vip, days: 3 });
    const { body } = await preview({ statements: [id], vip_type_id: vip, days: 7 });
    expect(promotionPreviewSchema.parse(body).data.statements).toMatchObject([
      { ends_at: dayOn(10).toISOString(), is_added: true },
    ]);
  });

  it('200 names the statements that are refused, and does not count them', async () => {
    const { buy, preview, ids } = await seller(2);
    const [one = 0, other = 0] = ids;
    await buy('vip', { statements: [one], vip_type_id: superVip, days: 3 });
    const { body } = await preview({ statements: [...ids, 2_000_000_000], vip_type_id: vip, days: 1 });
    const { data } = promotionPreviewSchema.parse(body);
    expect(data.refused).toEqual([
      { statement_id: one, message: 'errors.super_vip_runs', until: dayOn(3).toISOString() },
      { statement_id: 2_000_000_000, message: 'errors.statements_not_active', until: null },
    ]);
    expect(data).toMatchObject({ amount: 2.5, statements: [{ statement_id: other }] });
  });

  it('200 with a package costs nothing and says what the package leaves', async () => {
    const { buy, preview, ids, get } = await seller(2);
    await buy('package', { vip_type_id: vipPlus, size: 5 });
    const [bought] = activePackagesSchema.parse((await get('/api/microservice-projects/me/active-packages')).body).data;
    const { body } = await preview({ statements: ids, vip_type_id: vipPlus, package_id: bought?.id });
    expect(promotionPreviewSchema.parse(body).data).toMatchObject({
      amount: 0,
      package: { id: bought?.id, total: 5, left: 5, left_after: 3 },
      statements: ids.map((id) => ({ statement_id: id, ends_at: dayOn(10).toISOString() })),
    });
  });
});

describe('packages', () => {
  it.each([
    [vip, 5, 112.5],
    [vipPlus, 15, 480],
    [superVip, 25, 1575],
  ])('of tier %i and %i placements cost %d', async (tier, size, amount) => {
    const { init } = await seller(0);
    expect(initiatedSchema.parse((await init('package', { vip_type_id: tier, size })).body).data.amount).toBe(amount);
  });

  it('are named in the notice of their payment', async () => {
    const { buy, userId } = await seller(0);
    await fillWallet(api.db, userId, 100_000);
    await buy('package', { vip_type_id: vip, size: 5 });
    const notices = await api.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(notices).toMatchObject([
      { template: 'order_paid', parameters: { order: { services: { en: 'Package of placements' } } } },
    ]);
  });

  it('422 for other sizes', async () => {
    const { init } = await seller(0);
    expect(await init('package', { vip_type_id: vip, size: 6 })).toMatchObject({
      status: 422,
      body: { errors: { size: [expect.any(String)] } },
    });
  });

  it('are counted down by what they pay, and pay nothing else', async () => {
    const { buy, init, pay, ids, id, get, userId } = await seller(2);
    await buy('package', { vip_type_id: vip, size: 5 });
    const activePackages = async () =>
      activePackagesSchema.parse((await get('/api/microservice-projects/me/active-packages')).body).data;
    const [bought] = await activePackages();
    expect(bought).toMatchObject({ service_id: 1, vip_type_id: vip, total: 5, left: 5, ends_at: '2027-11-20T09:00:00.000Z' });
    const before = await balanceOf(userId);
    const wanted = { statements: ids, vip_type_id: vip, package_id: bought?.id };
    await buy('vip', wanted, { pay_with: 'package', package_id: bought?.id });
    expect(await balanceOf(userId)).toBe(before);
    expect(await activePackages()).toMatchObject([{ left: 3 }]);
    expect(await row(id)).toMatchObject({ vipId: vip, vipUntil: dayOn(10) });
    const tier = await init('vip', { ...wanted, vip_type_id: vipPlus });
    expect(tier).toMatchObject({ status: 422, body: { errors: { package_id: ['errors.package_tier'] } } });
    const term = initiatedSchema.parse((await init('vip', { statements: [id], vip_type_id: vip, days: 3 })).body).data;
    expect(await pay(term, { pay_with: 'package' })).toMatchObject({ status: 409, body: { message: 'errors.package_days' } });
    expect(await activePackages()).toMatchObject([{ left: 3 }]);
  });

  it('take the one that ends first when none is named', async () => {
    const { buy, id, userId } = await seller();
    const plain = { userId, tierId: vip as 1, total: 5, left: 5, amountMinor: 11_250, createdAt: seededAt };
    await api.db.insert(placementPackages).values([
      { ...plain, orderId: 900_001, endsAt: dayOn(90) },
      { ...plain, orderId: 900_002, endsAt: dayOn(30) },
      { ...plain, orderId: 900_003, endsAt: dayOn(-1) },
    ]);
    await buy('vip', { statements: [id], vip_type_id: vip, days: 10 }, { pay_with: 'package' });
    const left = await api.db
      .select()
      .from(placementPackages)
      .where(eq(placementPackages.userId, userId))
      .orderBy(placementPackages.id);
    expect(left.map((one) => one.left)).toEqual([5, 4, 5]);
  });

  it('of another person are not there', async () => {
    const owner = await seller();
    await owner.buy('package', { vip_type_id: vip, size: 5 });
    const [bought] = await api.db.select().from(placementPackages).where(eq(placementPackages.userId, owner.userId));
    const { init, pay, id } = await seller();
    const named = await init('vip', { statements: [id], vip_type_id: vip, package_id: bought?.id });
    expect(named).toMatchObject({ status: 422, body: { errors: { package_id: ['errors.package_not_there'] } } });
    const order = initiatedSchema.parse((await init('vip', { statements: [id], vip_type_id: vip, days: 10 })).body).data;
    const paid = await pay(order, { pay_with: 'package', package_id: bought?.id });
    expect(paid).toMatchObject({ status: 409, body: { message: 'errors.package_left' } });
  });
});

describe('a boost', () => {
  it('200 waits for the staff; a second one is refused while it is open', async () => {
    const { init, buy, id } = await seller();
    const order = await buy('facebook-boost', { statement_id: id, type: 7 });
    expect(order.amount).toBe(99);
    expect(await api.db.select().from(boosts).where(eq(boosts.statementId, id))).toMatchObject([{ days: 7, startsAt: null }]);
    expect(
      await api.db
        .select()
        .from(orders)
        .where(eq(orders.id, order.order_id ?? 0)),
    ).toMatchObject([{ state: 'paid' }]);
    const second = await init('facebook-boost', { statement_id: id, type: 3 });
    expect(second).toMatchObject({ status: 422, body: { errors: { statement_id: ['errors.boost_runs'] } } });
  });

  it('422 for other terms and other people’s statements', async () => {
    const { init, id } = await seller();
    expect((await init('facebook-boost', { statement_id: id, type: 5 })).status).toBe(422);
    const otherUser = await seller();
    expect((await init('facebook-boost', { statement_id: otherUser.id, type: 3 })).status).toBe(422);
  });
});
