import { and, asc, eq, inArray, notLike, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { initiatedSchema } from '@/lib/contracts/money/payments';
import { publicationPreviewSchema } from '@/lib/contracts/money/promotion';
import { ownStatementsSchema } from '@/lib/contracts/statements/own-statements';
import { unitOfWork } from '@/server/composition/repositories';
import { changePromotions } from '@/server/jobs/change-promotions';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { orders } from '@/server/modules/orders/orders.table';
import { createBoostsRepository } from '@/server/modules/promotion/boosts.repository';
import { promotionFulfillers } from '@/server/modules/promotion/promotion.fulfilment';
import { placementPackages, placementRuns, placements } from '@/server/modules/promotion/promotion.table';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statementSearch } from '@/server/modules/search/search.table';
import { statements } from '@/server/modules/statements/statements.table';
import { fillWallet } from '../../factories/money/money';
import { promotionOf } from '../../factories/money/promotion';
import { insertStatement, type NewStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const dayOn = (days: number): Date => new Date(seededAt.getTime() + days * 86_400_000);
const [vip, superVip] = [1, 4];
const runAt = (now: Date) => {
  api.setNow(now);
  return changePromotions({ database: api.database, clock: () => now }, () => 3);
};

async function seller(overrides: Partial<NewStatement> = {}) {
  const visitor = await insertVisitor(api.db);
  const userId = visitor.user.id;
  const { id } = await insertStatement(api.db, { userId, expiresAt: dayOn(300), ...overrides });
  await fillWallet(api.db, userId, 100_000);
  return { userId, id, ...promotionOf(api, visitor) };
}
const row = async (id: number) => (await api.db.select().from(statements).where(eq(statements.id, id)))[0];
const listed = async (id: number) => (await api.db.select().from(statementSearch).where(eq(statementSearch.id, id)))[0];
/** The job's notifications of a user; orders send their own. */
const notices = (userId: number) =>
  api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), notLike(notifications.template, 'order_%')))
    .orderBy(asc(notifications.id));
const takeBack = async (orderId: number | null, now: Date) => {
  const [order] = await api.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId ?? 0));
  if (!order) throw new Error('The order is not there.');
  const fulfiller = promotionFulfillers.find(([serviceId]) => serviceId === order.serviceId)?.[1];
  await unitOfWork(api.db)(async (inside) => fulfiller?.onTakenBack(inside, order, now));
};

beforeEach(() => api.setNow(seededAt));

describe('placements', () => {
  it('end, and the lower tier resumes by the time of the end, however late the job comes', async () => {
    const { buy, id } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vip, days: 5 });
    api.setNow(dayOn(1));
    await buy('vip', { statements: [id], vip_type_id: superVip, days: 2 });
    await runAt(dayOn(2.9));
    expect(await row(id)).toMatchObject({ vipId: superVip, vipUntil: dayOn(3) });
    await runAt(dayOn(4));
    expect(await row(id)).toMatchObject({ vipId: vip, vipUntil: dayOn(7) });
    expect(await listed(id)).toMatchObject({ vipRank: 1, vipUntil: dayOn(7) });
    await runAt(dayOn(9));
    expect(await row(id)).toMatchObject({ vipId: 0, vipUntil: null });
    expect(await listed(id)).toMatchObject({ vipRank: 0 });
    expect(await api.db.select().from(placements).where(eq(placements.statementId, id))).toEqual([]);
    const runs = await api.db
      .select()
      .from(placementRuns)
      .where(eq(placementRuns.statementId, id))
      .orderBy(placementRuns.startsAt);
    expect(runs).toMatchObject([
      { tierId: vip, startsAt: dayOn(0), endsAt: dayOn(1) },
      { tierId: superVip, startsAt: dayOn(1), endsAt: dayOn(3) },
      { tierId: vip, startsAt: dayOn(3), endsAt: dayOn(7) },
    ]);
  });

  it('show no tier past its end while the job is down', async () => {
    const { buy, id, userId } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vip, days: 1 });
    api.setNow(dayOn(1));
    const { body } = await api.call(`/api/microservice/statements/count?users=${userId}&is_vip=1`);
    expect(body).toMatchObject({ data: { total: 0 } });
  });

  it('that ended before the job saw them are removed from the rows of lists; running ones stay', async () => {
    const over = await insertStatement(api.db, { vipId: superVip, vipUntil: dayOn(-1) });
    const running = await insertStatement(api.db, { vipId: vip, vipUntil: dayOn(20) });
    await runAt(dayOn(0));
    expect(await row(over.id)).toMatchObject({ vipId: 0, vipUntil: null });
    expect(await listed(over.id)).toMatchObject({ vipRank: 0, vipUntil: null });
    expect(await row(running.id)).toMatchObject({ vipId: vip, vipUntil: dayOn(20) });
    expect(await listed(running.id)).toMatchObject({ vipRank: 1, vipUntil: dayOn(20) });
    expect(await runAt(dayOn(0))).toMatchObject({ cleared: 0 });
  });
  it('start on their day', async () => {
    const { buy, id } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vip, days: 5, starts_on: '2026-11-25' });
    const midnight = new Date('2026-11-24T20:00:00Z');
    await runAt(new Date(midnight.getTime() - 1));
    expect(await row(id)).toMatchObject({ vipId: 0 });
    await runAt(new Date(midnight.getTime() + 60_000));
    expect(await row(id)).toMatchObject({ vipId: vip, vipUntil: new Date('2026-11-29T20:00:00Z') });
  });

  it('continue while the owner hides the statement, and the tier is back when it is shown again', async () => {
    const { buy, id } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vip, days: 5 });
    await api.db.update(statements).set({ state: 'hidden' }).where(eq(statements.id, id));
    await indexStatements(api.db, [id]);
    await runAt(dayOn(1));
    expect(await listed(id)).toBeUndefined();
    await api.db.update(statements).set({ state: 'active' }).where(eq(statements.id, id));
    await indexStatements(api.db, [id]);
    expect(await listed(id)).toMatchObject({ vipRank: 1, vipUntil: dayOn(5) });
  });

  it('are made for tiers that run without them, once', async () => {
    const { id } = await insertStatement(api.db, { vipId: vip, vipUntil: dayOn(3) });
    await runAt(seededAt);
    expect(await runAt(seededAt)).toMatchObject({ adopted: 0 });
    const stored = await api.db.select().from(placements).where(eq(placements.statementId, id));
    expect(stored).toMatchObject([{ tierId: vip, state: 'running', endsAt: dayOn(3) }]);
    const withoutRow = await api.db.execute(
      sql`select id from statements s where vip_id > 0 and vip_until > ${seededAt.toISOString()} and not exists (select from placements where statement_id = s.id)`,
    );
    expect(withoutRow).toMatchObject({ rows: [] });
    await runAt(dayOn(3));
    expect(await row(id)).toMatchObject({ vipId: 0 });
  });

  it('warn their owner once, 48 hours before the end, and again after more days were bought', async () => {
    const { buy, id, userId } = await seller();
    const wanted = { statements: [id], vip_type_id: vip, days: 5 };
    await buy('vip', wanted);
    await runAt(new Date(dayOn(3).getTime() - 1));
    expect(await notices(userId)).toEqual([]);
    await runAt(dayOn(3));
    await runAt(dayOn(4));
    expect(await notices(userId)).toMatchObject([
      {
        type: 1,
        template: 'promotion_ends_soon',
        subjectId: id,
        parameters: { tier_name: 'VIP', expires_at: dayOn(5).toISOString(), statement: { id } },
      },
    ]);
    await buy('vip', wanted);
    await runAt(dayOn(4.1));
    expect(await notices(userId)).toHaveLength(1);
    await runAt(dayOn(8));
    expect(await notices(userId)).toHaveLength(2);
  });

  it('of two days or less are announced only by their purchase', async () => {
    const { buy, id, userId } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vip, days: 2 });
    await runAt(dayOn(1));
    expect(await notices(userId)).toEqual([]);
  });
});

describe('a refund', () => {
  it('removes the remaining days, those that ran stay, and an earlier order keeps its own', async () => {
    const { buy, id } = await seller();
    const wanted = { statements: [id], vip_type_id: vip, days: 5 };
    const first = await buy('vip', wanted);
    const second = await buy('vip', wanted);
    await takeBack(second.order_id, dayOn(2));
    expect(await row(id)).toMatchObject({ vipId: vip, vipUntil: dayOn(5) });
    await takeBack(second.order_id, dayOn(2));
    expect(await row(id)).toMatchObject({ vipUntil: dayOn(5) });
    await takeBack(first.order_id, dayOn(2));
    expect(await row(id)).toMatchObject({ vipId: 0, vipUntil: null });
  });

  it('of a higher tier resumes the lower one', async () => {
    const { buy, id } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vip, days: 5 });
    const order = await buy('vip', { statements: [id], vip_type_id: superVip, days: 5 });
    await takeBack(order.order_id, dayOn(1));
    expect(await row(id)).toMatchObject({ vipId: vip, vipUntil: dayOn(6) });
  });

  it('puts back a placement that has not started, and ends a package whose money goes back', async () => {
    const { buy, id, userId } = await seller();
    const bought = await buy('package', { vip_type_id: vip, size: 5 });
    const left = async () => (await api.db.select().from(placementPackages).where(eq(placementPackages.userId, userId)))[0];
    const used = { statements: [id], vip_type_id: vip, package_id: (await left())?.id, starts_on: '2026-11-25' };
    const order = await buy('vip', used, { pay_with: 'package' });
    expect(await left()).toMatchObject({ left: 4 });
    await takeBack(order.order_id, dayOn(1));
    expect(await left()).toMatchObject({ left: 5 });
    await takeBack(bought.order_id, dayOn(1));
    expect(await left()).toMatchObject({ left: 0, endsAt: dayOn(1) });
  });

  it('never puts a placement that has started back, and leaves the days that another order starts later', async () => {
    const { buy, id, userId } = await seller();
    await buy('package', { vip_type_id: vip, size: 5 });
    const left = async () => (await api.db.select().from(placementPackages).where(eq(placementPackages.userId, userId)))[0];
    await buy('vip', { statements: [id], vip_type_id: vip, days: 5, starts_on: '2026-12-01' });
    const used = { statements: [id], vip_type_id: vip, package_id: (await left())?.id };
    const started = await buy('vip', used, { pay_with: 'package' });
    await takeBack(started.order_id, dayOn(1));
    expect(await left()).toMatchObject({ left: 4 });
    expect(await row(id)).toMatchObject({ vipId: 0, vipUntil: null });
    const rest = await api.db.select().from(placements).where(eq(placements.statementId, id));
    expect(rest).toMatchObject([{ state: 'scheduled', startsAt: new Date('2026-11-30T20:00:00Z'), secondsLeft: 5 * 86_400 }]);
  });
});

describe('packages', () => {
  it('with something left notify their buyer once that they end', async () => {
    const { userId, buy } = await seller();
    await buy('package', { vip_type_id: superVip, size: 5 });
    await runAt(dayOn(350));
    expect(await notices(userId)).toEqual([]);
    await runAt(dayOn(352));
    await runAt(dayOn(353));
    expect(await notices(userId)).toMatchObject([
      {
        type: 1,
        template: 'package_ends_soon',
        parameters: { tier_name: 'SUPER VIP', count: 5, expires_at: '2027-11-20T09:00:00.000Z' },
      },
    ]);
  });
});

describe('boosts', () => {
  it('promote from their start to their end', async () => {
    const { buy, id } = await seller();
    const order = await buy('facebook-boost', { statement_id: id, type: 3 });
    const repository = createBoostsRepository(api.db);
    expect(await repository.start(order.order_id ?? 0, 'https://facebook.example/1', dayOn(1))).toBe(true);
    expect(await repository.start(order.order_id ?? 0, 'https://facebook.example/2', dayOn(2))).toBe(false);
    await runAt(dayOn(3.9));
    expect(await row(id)).toMatchObject({ isPromoted: true });
    await runAt(dayOn(4));
    expect(await row(id)).toMatchObject({ isPromoted: false });
  });

  it('do not change statements that were promoted without one', async () => {
    const { id } = await insertStatement(api.db, { isPromoted: true });
    await runAt(dayOn(4));
    expect(await row(id)).toMatchObject({ isPromoted: true });
  });
});

describe('paid publication', () => {
  /** A seller whose free places are taken, with one statement that waits for payment. */
  async function fullSeller() {
    const visited = await seller({ state: 'unpaid', expiresAt: null });
    for (let index = 0; index < 3; index += 1) await insertStatement(api.db, { userId: visited.userId, expiresAt: dayOn(300) });
    return visited;
  }

  it('lists an unpaid statement for its days, adds to them, and ends in unpaid', async () => {
    const { buy, id, userId } = await fullSeller();
    const order = await buy('publication', { statement_id: id, days: 10 });
    expect(order.amount).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'active', createdAt: seededAt, expiresAt: dayOn(30) });
    expect(await listed(id)).toBeDefined();
    await buy('publication', { statement_id: id, days: 5 });
    await runAt(dayOn(14.9));
    expect(await row(id)).toMatchObject({ state: 'active' });
    await runAt(dayOn(15));
    expect(await row(id)).toMatchObject({ state: 'unpaid' });
    expect(await listed(id)).toBeUndefined();
    expect(await notices(userId)).toMatchObject([{ type: 1, template: 'publication_ended', subjectId: id }]);
    expect(await runAt(dayOn(16))).toMatchObject({ publications: 0 });
  });

  it('stays listed when the free quota has room by then', async () => {
    const { buy, id, userId } = await fullSeller();
    await buy('publication', { statement_id: id, days: 10 });
    const [other] = await api.db
      .select({ id: statements.id })
      .from(statements)
      .where(and(eq(statements.userId, userId), inArray(statements.state, ['active'])))
      .orderBy(asc(statements.id))
      .offset(1);
    await api.db
      .update(statements)
      .set({ state: 'sold' })
      .where(eq(statements.id, other?.id ?? 0));
    await runAt(dayOn(11));
    expect(await row(id)).toMatchObject({ state: 'active' });
  });

  it('does not count towards the free quota', async () => {
    const { buy, id, userId, get } = await fullSeller();
    await buy('publication', { statement_id: id, days: 10 });
    const { body } = await get('/api/microservice/users/statements/counts');
    expect(body).toMatchObject({ data: { free_used: 3, free_quota: 3 } });
    const rest = await api.db.select().from(statements).where(eq(statements.userId, userId));
    expect(rest.filter(({ state }) => state === 'active')).toHaveLength(4);
  });

  it('comes back after an archive without another payment while days are left', async () => {
    const { buy, id, get, act } = await fullSeller();
    await buy('publication', { statement_id: id, days: 10 });
    await act(id, 'archive');
    await act(id, 'restore');
    await act(id, 'show');
    const { body } = await get(`/api/microservice/users/statements/${id}`);
    expect(body).toMatchObject({ data: { statement: { state: 'active' } } });
  });

  it('says in advance what it costs and until when, and afterwards when its days end', async () => {
    const { buy, id, get } = await fullSeller();
    const preview = async (days: number) =>
      publicationPreviewSchema.parse((await get(`/api/microservice/promotion/publication?statement_id=${id}&days=${days}`)).body)
        .data;
    const cardOf = async () =>
      ownStatementsSchema.parse((await get('/api/microservice/users/statements')).body).data.data.find((card) => card.id === id);
    const first = { is_payable: true, paid_until: null, ends_at: dayOn(10).toISOString(), amount: 1, vat: 0.15 };
    expect(await preview(10)).toMatchObject(first);
    expect(await cardOf()).toMatchObject({ state: 'unpaid', paid_until: null });
    await buy('publication', { statement_id: id, days: 10 });
    const until = dayOn(10).toISOString();
    expect(await preview(5)).toMatchObject({
      is_payable: true,
      paid_until: until,
      ends_at: dayOn(15).toISOString(),
      amount: 0.5,
    });
    expect(await cardOf()).toMatchObject({ state: 'active', paid_until: until });
    const free = await seller();
    const url = `/api/microservice/promotion/publication?statement_id=${free.id}&days=10`;
    expect(publicationPreviewSchema.parse((await free.get(url)).body).data.is_payable).toBe(false);
    expect((await free.get(url.replace('days=10', 'days=91'))).status).toBe(422);
  });

  it('422 for a statement that needs none', async () => {
    const { init, id } = await seller();
    const refused = { status: 422, body: { errors: { statement_id: ['errors.publication_not_needed'] } } };
    expect(await init('publication', { statement_id: id, days: 3 })).toMatchObject(refused);
    expect(await init('publication', { statement_id: 2_000_000_000, days: 3 })).toMatchObject(refused);
    expect((await init('publication', { statement_id: id, days: 91 })).status).toBe(422);
  });

  it('gives its days back with the money', async () => {
    const { buy, id } = await fullSeller();
    const order = await buy('publication', { statement_id: id, days: 10 });
    const more = initiatedSchema.parse({ result: true, data: await buy('publication', { statement_id: id, days: 4 }) }).data;
    await takeBack(order.order_id, dayOn(2));
    await runAt(dayOn(5.9));
    expect(await row(id)).toMatchObject({ state: 'active' });
    await takeBack(more.order_id, dayOn(5.9));
    await runAt(dayOn(6));
    expect(await row(id)).toMatchObject({ state: 'unpaid' });
  });
});
