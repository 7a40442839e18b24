import type { OrderDetails } from '@/lib/contracts/money/orders';
import { type TierId, tierRank } from '@/lib/domain/promotion/tiers';
import { type Placement, secondsLeftOf } from '@/lib/domain/promotion/timeline';
import { dayMs, daySeconds } from '@/lib/domain/time/duration';
import { fromTbilisiClock } from '@/lib/domain/time/tbilisi';
import type { PlacementOrder, PlacementsRepository, PromotedStatement } from './placements.repository';

const isTier = (id: number): id is TierId => tierRank(id as TierId) > 0;

/** The placements of an order of VIP days. */
export type PlacementTerms = { tierId: TierId; days: number; startsOn: string | null; packageId: number | null };

/** The terms as an order stores them. */
export const toVipDetails = ({ tierId, days, startsOn, packageId }: PlacementTerms): OrderDetails => ({
  tier_id: tierId,
  days,
  starts_on: startsOn,
  package_id: packageId,
});

/** @throws RangeError for details of another service */
export function tierOf({ tier_id: tierId }: OrderDetails): TierId {
  const id = Number(tierId);
  if (!isTier(id)) throw new RangeError('The order names no tier.');
  return id;
}

/** @throws RangeError for details of another service */
export function vipDetailsOf(details: OrderDetails): PlacementTerms {
  const days = Number(details.days);
  if (!Number.isInteger(days) || days < 1) throw new RangeError('The order names no days.');
  return {
    tierId: tierOf(details),
    days,
    startsOn: typeof details.starts_on === 'string' ? details.starts_on : null,
    packageId: typeof details.package_id === 'number' ? details.package_id : null,
  };
}

/** When a promotion starts: at midnight of Tbilisi of a later day, otherwise now. */
export function startOf(day: string | null, now: Date): Date {
  if (day === null) return now;
  const midnight = fromTbilisiClock(new Date(`${day}T00:00:00Z`));
  return midnight > now ? midnight : now;
}

/**
 * The placements of a statement. A tier that was written without them, as seeds and imports do, counts as one that has run since now.
 * @param stored undefined without any
 */
export function placementsOf(statement: PromotedStatement, stored: Placement[] | undefined, now: Date): Placement[] {
  const { vipId, vipUntil } = statement;
  if (stored !== undefined || !isTier(vipId) || vipUntil === null || vipUntil <= now) return stored ?? [];
  return [{ state: 'running', tierId: vipId, startsAt: now, endsAt: vipUntil }];
}

/** Locks statements and reads their placements, in the order of the ids. */
export async function lockPlacements(placements: PlacementsRepository, ids: readonly number[], now: Date) {
  const statements = await placements.lockStatements(ids);
  const stored = await placements.find(statements.map(({ id }) => id));
  return statements.map((statement) => ({
    statement,
    placements: placementsOf(statement, stored.get(statement.id), now),
  }));
}

/**
 * Seconds that are left of what an order added. Time is used in the order in which it starts, and of the same start in the order in which
 * it was bought: of several orders the latest has its seconds last.
 * @param orders what was added to the statement and not refunded, latest first
 */
export function secondsLeftOfOrder(
  order: PlacementOrder,
  orders: readonly PlacementOrder[],
  placements: readonly Placement[],
  now: Date,
): number {
  let left = secondsLeftOf(placements, order.tierId, now);
  for (const other of orders.filter(({ tierId }) => tierId === order.tierId)) {
    const own = Math.min(left, other.days * daySeconds);
    if (other.id === order.id) return own;
    left -= own;
  }
  return 0;
}

export const packageEnd = (now: Date): Date => {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
};

/** Whether a day is in the time that may be ordered ahead. */
export const isOrderable = (day: string, now: Date, aheadDaysMax: number): boolean => {
  const startsAt = fromTbilisiClock(new Date(`${day}T00:00:00Z`)).getTime();
  return startsAt > now.getTime() - dayMs && startsAt <= now.getTime() + aheadDaysMax * dayMs;
};
