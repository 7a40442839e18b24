import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Initiated, initiatedSchema } from '@/lib/contracts/money/payments';
import { changePromotions } from '@/server/jobs/change-promotions';
import { boosts, placementPackages, placements } from '@/server/modules/promotion/promotion.table';
import { statementSearch } from '@/server/modules/search/search.table';
import { statements } from '@/server/modules/statements/statements.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { fillWallet } from '@/tests/factories/money/money';
import { type PromotionOrder, promotionOf } from '@/tests/factories/money/promotion';
import { insertStatement } from '@/tests/factories/statement';
import { insertVisitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const dayOn = (days: number): Date => new Date(seededAt.getTime() + days * 86_400_000);
const [vip, superVip] = [1, 4] as const;

/** A seller with active statements and 1,000 GEL. */
async function seller(count: number) {
  const visitor = await insertVisitor(api.db);
  const userId = visitor.user.id;
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await insertStatement(api.db, { userId })).id);
  await fillWallet(api.db, userId, 100_000);
  const calls = promotionOf(api, visitor);
  const order = async (name: PromotionOrder, body: object): Promise<Initiated> =>
    initiatedSchema.parse((await calls.init(name, body)).body).data;
  return { userId, ids, id: ids[0] ?? 0, order, ...calls };
}
/** A package of VIP with one placement left. */
async function insertPackage(userId: number, orderId: number): Promise<number> {
  const plain = { userId, orderId, tierId: vip, total: 5, left: 1, amountMinor: 11_250 };
  const rows = await api.db
    .insert(placementPackages)
    .values({ ...plain, endsAt: dayOn(30), createdAt: seededAt })
    .returning();
  return rows[0]?.id ?? 0;
}
const row = async (id: number) => (await api.db.select().from(statements).where(eq(statements.id, id)))[0];
const balanceOf = (userId: number) => createWalletRepository(api.db).balanceOf(userId);
const statusesOf = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted();

describe('in parallel', () => {
  it('the last placement of a package serves one of ten orders', async () => {
    const { order, pay, ids, userId } = await seller(10);
    const packageId = await insertPackage(userId, 800_000 + userId);
    const placed: Initiated[] = [];
    for (const id of ids) placed.push(await order('vip', { statements: [id], vip_type_id: vip, package_id: packageId }));
    const responses = await Promise.all(placed.map((one) => pay(one, { pay_with: 'package', package_id: packageId })));
    expect(statusesOf(responses)).toEqual([200, ...Array(9).fill(409)]);
    expect(await api.db.select().from(placementPackages).where(eq(placementPackages.userId, userId))).toMatchObject([
      { left: 0 },
    ]);
    expect(await api.db.$count(statementSearch, eq(statementSearch.vipRank, 1))).toBeGreaterThan(0);
    const promoted = await Promise.all(ids.map(row));
    expect(promoted.filter((one) => one?.vipId === vip)).toHaveLength(1);
    expect(await balanceOf(userId)).toBe(100_000);
  });

  it('ten placements for one statement add up; nothing but the statement is shared by their packages', async () => {
    const { order, pay, id, userId } = await seller(1);
    const placed: { order: Initiated; packageId: number }[] = [];
    for (let index = 0; index < 10; index += 1) {
      const packageId = await insertPackage(userId, 900_000 + userId * 10 + index);
      placed.push({ order: await order('vip', { statements: [id], vip_type_id: vip, package_id: packageId }), packageId });
    }
    const responses = await Promise.all(placed.map((one) => pay(one.order, { pay_with: 'package', package_id: one.packageId })));
    expect(statusesOf(responses)).toEqual(Array(10).fill(200));
    expect(await row(id)).toMatchObject({ vipId: vip, vipUntil: dayOn(100) });
  });

  it('orders of several statements in different orders do not deadlock', async () => {
    const { order, pay, ids } = await seller(3);
    const placed: Initiated[] = [];
    for (const statementIds of [ids, ids.toReversed(), ids, ids.toReversed()])
      placed.push(await order('vip', { statements: statementIds, vip_type_id: vip, days: 1 }));
    expect(statusesOf(await Promise.all(placed.map((one) => pay(one))))).toEqual([200, 200, 200, 200]);
    for (const id of ids) expect(await row(id)).toMatchObject({ vipUntil: dayOn(4) });
  });

  it('the same order is bought once, however often it is paid', async () => {
    const { order, pay, id, userId } = await seller(1);
    const placed = await order('vip', { statements: [id], vip_type_id: superVip, days: 2 });
    const responses = await Promise.all(Array.from({ length: 5 }, () => pay(placed)));
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await row(id)).toMatchObject({ vipUntil: dayOn(2) });
    expect(await balanceOf(userId)).toBe(100_000 - 1800);
  });

  it('two boosts of a statement are one', async () => {
    const { order, pay, id, userId } = await seller(1);
    const placed = [
      await order('facebook-boost', { statement_id: id, type: 3 }),
      await order('facebook-boost', { statement_id: id, type: 3 }),
    ];
    expect(statusesOf(await Promise.all(placed.map((one) => pay(one))))).toEqual([200, 409]);
    expect(await api.db.$count(boosts, eq(boosts.statementId, id))).toBe(1);
    expect(await balanceOf(userId)).toBe(100_000 - 4900);
  });

  it('the job and payments lose no time of a statement', async () => {
    const { order, pay, buy, id } = await seller(1);
    await buy('vip', { statements: [id], vip_type_id: vip, days: 1 });
    const placed: Initiated[] = [];
    for (let count = 0; count < 3; count += 1) placed.push(await order('vip', { statements: [id], vip_type_id: vip, days: 2 }));
    api.setNow(dayOn(3));
    const run = () => changePromotions({ database: api.database, clock: () => dayOn(3) }, () => 3);
    await Promise.all([run(), ...placed.map((one) => pay(one)), run()]);
    api.setNow(seededAt);
    expect(await row(id)).toMatchObject({ vipId: vip, vipUntil: dayOn(9) });
    expect(await api.db.$count(placements, eq(placements.statementId, id))).toBe(1);
  });
});
