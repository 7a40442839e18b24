import { placementDays } from '@/lib/domain/order/price-book';
import { serviceIds } from '@/lib/domain/order/services';
import { blockedUntil, grant, removeTime } from '@/lib/domain/promotion/timeline';
import { transition } from '@/lib/domain/statement/status-machine';
import { dayMs, daySeconds } from '@/lib/domain/time/duration';
import type { Repositories } from '@/server/composition/repositories';
import { ApiError } from '../../http/errors';
import type { Fulfiller, OrderRow } from '../orders/orders.fulfilment';
import { repriceOf } from '../orders/orders.pricing';
import { lifecycleOf } from '../publishing/publishing.mapper';
import type { PackageRow } from './packages.repository';
import { lockPlacements, packageEnd, secondsLeftOfOrder, startOf, tierOf, vipDetailsOf } from './promotion.placing';

const statementsNotActive = () => new ApiError(409, 'errors.statements_not_active');
const superVipRuns = () => new ApiError(409, 'errors.super_vip_runs');
const packageUsedUp = () => new ApiError(409, 'errors.package_left');

/** What a placement of an order costs: its part of the money, or of the package that paid. */
const placementAmountMinor = ({ paidMinor, statementIds }: OrderRow, bought: PackageRow | null): number =>
  Math.round(bought ? bought.amountMinor / bought.total : paidMinor / statementIds.length);

async function placeVip({ placements, packages }: Repositories, order: OrderRow, now: Date): Promise<void> {
  const ordered = vipDetailsOf(order.details);
  const startsAt = startOf(ordered.startsOn, now);
  const locked = await lockPlacements(placements, order.statementIds, now);
  const isOffered = ({ statement }: (typeof locked)[number]) => statement.state === 'active' && statement.userId === order.userId;
  if (locked.length < order.statementIds.length || !locked.every(isOffered)) throw statementsNotActive();
  if (locked.some((one) => blockedUntil(one.placements, ordered.tierId, startsAt, now) !== null)) throw superVipRuns();
  const bought = await packages.findOfOrder(order.id);
  const amountMinor = placementAmountMinor(order, bought);
  const packageId = bought?.id ?? null;
  for (const { statement, placements: before } of locked) {
    const { placements: after, ended } = grant(before, ordered.tierId, ordered.days * daySeconds, startsAt, now);
    await placements.replace(statement.id, after, ended);
  }
  const added = {
    orderId: order.id,
    tierId: ordered.tierId,
    days: ordered.days,
    amountMinor,
    packageId,
    startsAt,
    createdAt: now,
  };
  await placements.addOrders(locked.map(({ statement }) => ({ ...added, statementId: statement.id })));
}

/** Takes the rest of the days back; a placement of a package that has not started returns to it. */
async function takeVipBack({ placements, packages }: Repositories, order: OrderRow, now: Date): Promise<void> {
  const added = new Map((await placements.findOrders(order.id)).map((row) => [row.statementId, row]));
  for (const { statement, placements: before } of await lockPlacements(placements, [...added.keys()], now)) {
    const row = added.get(statement.id);
    if (!row) continue;
    const secondsLeft = secondsLeftOfOrder(row, await placements.ordersOf(statement.id), before, now);
    if (!(await placements.markTakenBack(row.id, now))) continue;
    const { placements: after, ended } = removeTime(before, row.tierId, secondsLeft, now, row.startsAt);
    await placements.replace(statement.id, after, ended);
    if (row.packageId !== null && secondsLeft >= row.days * daySeconds) await packages.putBack(row.packageId, 1);
  }
}

/** VIP: runs from the payment, or from the requested day. */
const vip: Fulfiller = {
  onPaid: async (repositories, order, now) => {
    await placeVip(repositories, order, now);
    return 'deliver';
  },
  onTakenBack: takeVipBack,
  quote: repriceOf,
  takeFromPackage: async ({ packages }, order, packageId, now) => {
    const { tierId, days, packageId: ordered } = vipDetailsOf(order.details);
    if (days !== placementDays) throw new ApiError(409, 'errors.package_days');
    const count = order.statementIds.length;
    const wanted = packageId ?? ordered;
    const active = wanted === null ? await packages.findActive(order.userId, now) : [];
    const id = wanted ?? active.find((row) => row.tierId === tierId && row.left >= count)?.id;
    const taken = id === undefined ? undefined : await packages.take({ id, userId: order.userId, tierId }, count, now);
    if (!taken) throw packageUsedUp();
    await packages.setOfOrder(order.id, taken.id);
  },
};

/** Placements bought ahead, valid for twelve months. */
const packageOfPlacements: Fulfiller = {
  onPaid: async ({ packages }, order, now) => {
    const total = Number(order.details.count);
    await packages.add({
      userId: order.userId,
      orderId: order.id,
      tierId: tierOf(order.details),
      total,
      left: total,
      amountMinor: order.paidMinor,
      endsAt: packageEnd(now),
      createdAt: now,
    });
    return 'deliver';
  },
  onTakenBack: ({ packages }, order, now) => packages.end(order.id, now),
  quote: repriceOf,
};

/** The staff make the post and start it. */
const boost: Fulfiller = {
  onPaid: async ({ boosts, placements }, order, now) => {
    const [statement] = await placements.lockStatements(order.statementIds);
    if (statement?.state !== 'active' || statement.userId !== order.userId) throw statementsNotActive();
    if (await boosts.isOpen(statement.id, now)) throw new ApiError(409, 'errors.boost_runs');
    await boosts.add({ orderId: order.id, statementId: statement.id, days: Number(order.details.days) });
    return null;
  },
  onTakenBack: async ({ boosts }, order, now) => {
    await boosts.end(order.id, now);
    await boosts.clearEnded(now);
  },
  quote: repriceOf,
};

/** Days of a statement over the free quota: an unpaid one is listed, for a listed one they are added. */
const publication: Fulfiller = {
  onPaid: async ({ publications, publishing }, order, now) => {
    const [id = 0] = order.statementIds;
    const record = await publishing.lock(order.userId, id);
    const paidUntil = await publications.paidUntil(id, now);
    if (!record || (record.state !== 'unpaid' && paidUntil === null)) throw new ApiError(409, 'errors.publication_not_needed');
    const days = Number(order.details.days);
    const startsAt = paidUntil ?? now;
    const endsAt = new Date(startsAt.getTime() + days * dayMs);
    await publications.add({ orderId: order.id, statementId: id, days, startsAt, endsAt });
    if (record.state === 'unpaid') {
      const next = transition('publish', lifecycleOf(record), now, true);
      await publishing.change(record, next);
      if (next.createdAt) await publishing.addPriceOf(id, now);
    }
    return 'deliver';
  },
  // The job that ends paid days takes the statement off the lists.
  onTakenBack: ({ publications }, order, now) => publications.cancel(order.id, now),
  quote: repriceOf,
};

/** What promotion does for orders, by service. */
export const promotionFulfillers = [
  [serviceIds.vip, vip],
  [serviceIds.package, packageOfPlacements],
  [serviceIds.facebook, boost],
  [serviceIds.publication, publication],
] as const;
