import type { Initiated } from '@/lib/contracts/money/payments';
import {
  type BoostOrderBody,
  type PackageOrderBody,
  type PromotionPreview,
  type PublicationOrderBody,
  type StatementPromotion,
  startsAheadDaysMax,
  type VipOrderBody,
} from '@/lib/contracts/money/promotion';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { vatWithin } from '@/lib/domain/money/vat';
import { dueAfter } from '@/lib/domain/order/buyer-actions';
import { placementDays } from '@/lib/domain/order/price-book';
import { serviceIds } from '@/lib/domain/order/services';
import type { TierId } from '@/lib/domain/promotion/tiers';
import { blockedUntil, type Placement, spansOf } from '@/lib/domain/promotion/timeline';
import type { Repositories } from '@/server/composition/repositories';
import { invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { OrderRow } from '../orders/orders.fulfilment';
import { toInitiated, toLine } from '../orders/orders.mapper';
import { type Priced, priceOf } from '../orders/orders.pricing';
import type { IdempotentCall, Once } from '../wallet/idempotency';
import type { PackageRow } from './packages.repository';
import type { PromotedStatement } from './placements.repository';
import { toPreviewedStatement, toSpan } from './promotion.mapper';
import { isOrderable, placementsOf, startOf, toVipDetails } from './promotion.placing';

export type PromotionParts = {
  repositories: Repositories;
  once: Once;
  orders: RateLimiter;
  clock: Clock;
};
export type PromotionService = ReturnType<typeof createPromotionService>;

const limit = { countMax: 20, windowSeconds: 60 };

type Candidate = { id: number; statement: PromotedStatement | undefined; placements: Placement[] };
type Refusal = { id: number; message: string; until: Date | null };
type NewOrder = Pick<OrderRow, 'userId' | 'serviceId' | 'details' | 'statementIds'>;
type FieldErrors = Record<string, string[]>;
type OrderedTier = { tierId: TierId; days: number; startsAt: Date; bought: PackageRow | null };

/** Orders of promotion: what may be bought, what it costs and what it does. */
export function createPromotionService({ repositories, once, orders, clock }: PromotionParts) {
  const findCandidates = async ({ placements }: Repositories, ids: number[]): Promise<Candidate[]> => {
    const rows = new Map((await placements.findStatements(ids)).map((statement) => [statement.id, statement]));
    const stored = await placements.find(ids);
    return ids.map((id) => {
      const statement = rows.get(id);
      return { id, statement, placements: statement ? placementsOf(statement, stored.get(id), clock()) : [] };
    });
  };

  /** Why a statement cannot be promoted; undefined when it can. */
  const refusalOf = ({ id, statement, placements }: Candidate, userId: number, ordered: OrderedTier): Refusal | undefined => {
    if (statement?.userId !== userId || statement.state !== 'active')
      return { id, message: 'errors.statements_not_active', until: null };
    const until = blockedUntil(placements, ordered.tierId, ordered.startsAt, clock());
    return until ? { id, message: 'errors.super_vip_runs', until } : undefined;
  };

  const packageErrors = (bought: PackageRow | undefined, { days, vip_type_id: tierId }: VipOrderBody): FieldErrors => {
    if (!bought || bought.endsAt <= clock()) return { package_id: ['errors.package_not_there'] };
    if (bought.tierId !== tierId) return { package_id: ['errors.package_tier'] };
    return days === undefined || days === placementDays ? {} : { days: ['errors.package_days'] };
  };

  /** What a body orders. @throws ApiError 422 by field */
  const orderedTierOf = async ({ packages }: Repositories, userId: number, body: VipOrderBody): Promise<OrderedTier> => {
    const now = clock();
    const { vip_type_id: tierId, package_id: packageId, starts_on: startsOn = null } = body;
    const bought = packageId === undefined ? undefined : await packages.findOwn(userId, packageId);
    const days = packageId === undefined ? body.days : placementDays;
    const isTooFar = startsOn !== null && !isOrderable(startsOn, now, startsAheadDaysMax);
    const errors: FieldErrors = {
      ...(packageId === undefined ? {} : packageErrors(bought, body)),
      ...(days === undefined ? { days: ['errors.field_required'] } : {}),
      ...(isTooFar ? { starts_on: ['errors.promotion_start'] } : {}),
    };
    if (Object.keys(errors).length > 0 || days === undefined) throw invalid(errors);
    return { tierId, days, startsAt: startOf(startsOn, now), bought: bought ?? null };
  };

  const pricesOf = async (inside: Repositories, order: NewOrder): Promise<Priced> => {
    const priced = await priceOf(inside, order, null, clock());
    if (!priced) throw new Error(`the price book has no price for an order of service ${order.serviceId}`);
    return priced;
  };

  /** Stores an order with its pending payment. */
  const place = async (inside: Repositories, order: NewOrder): Promise<Initiated> => {
    const { userId } = order;
    const [now, priced] = [clock(), await pricesOf(inside, order)];
    const dueAt = dueAfter({ state: 'created', visitAt: null }, now);
    const moments = { dueAt, createdAt: now, updatedAt: now };
    const { id, state, amountMinor } = await inside.orders.add({ ...order, ...priced, payerId: userId, ...moments });
    await inside.orders.addEvent({ orderId: id, action: 'create', state, actorId: userId, createdAt: now });
    return toInitiated(await inside.payments.add({ userId, orderId: id, amountMinor, createdAt: now }));
  };

  const placeOnce = (call: IdempotentCall, prepare: (inside: Repositories) => Promise<NewOrder>) =>
    once(
      call,
      async (inside) => place(inside, await prepare(inside)),
      () => orders.take(`promotion ${call.userId}`, limit),
    );

  const vipDetails = (body: VipOrderBody, { tierId, days }: OrderedTier) =>
    toVipDetails({ tierId, days, startsOn: body.starts_on ?? null, packageId: body.package_id ?? null });

  return {
    /** Orders days of a tier for statements. @throws ApiError 409 for a used key, 422 by field, 429 after twenty in a minute */
    initVip: (call: IdempotentCall, body: VipOrderBody): Promise<Initiated> =>
      placeOnce(call, async (inside) => {
        const ordered = await orderedTierOf(inside, call.userId, body);
        const candidates = await findCandidates(inside, body.statements);
        const refusals = candidates.flatMap((candidate) => refusalOf(candidate, call.userId, ordered) ?? []);
        if (refusals.length > 0) throw invalid({ statements: [...new Set(refusals.map(({ message }) => message))] });
        if (ordered.bought && ordered.bought.left < body.statements.length)
          throw invalid({ statements: ['errors.package_left'] });
        const details = vipDetails(body, ordered);
        return { userId: call.userId, serviceId: serviceIds.vip, details, statementIds: body.statements };
      }),

    /** Orders placements ahead. */
    initPackage: (call: IdempotentCall, body: PackageOrderBody): Promise<Initiated> =>
      placeOnce(call, async () => {
        const details = { tier_id: body.vip_type_id, count: body.size };
        return { userId: call.userId, serviceId: serviceIds.package, details, statementIds: [] };
      }),

    /** Orders a boost of an own active statement. @throws ApiError 422 while another one is open */
    initBoost: (call: IdempotentCall, body: BoostOrderBody): Promise<Initiated> =>
      placeOnce(call, async (inside) => {
        const [statement] = await inside.placements.findStatements([body.statement_id]);
        if (statement?.userId !== call.userId || statement.state !== 'active')
          throw invalid({ statement_id: ['errors.statements_not_active'] });
        if (await inside.boosts.isOpen(statement.id, clock())) throw invalid({ statement_id: ['errors.boost_runs'] });
        const details = { days: body.type };
        return { userId: call.userId, serviceId: serviceIds.facebook, details, statementIds: [statement.id] };
      }),

    /** Orders days of an own unpaid statement, or more days of one that has some. @throws ApiError 422 for others */
    initPublication: (call: IdempotentCall, body: PublicationOrderBody): Promise<Initiated> =>
      placeOnce(call, async (inside) => {
        const record = await inside.publishing.find(call.userId, body.statement_id);
        const isNeeded =
          record?.state === 'unpaid' || (record && (await inside.publications.paidUntil(record.id, clock())) !== null);
        if (!record || !isNeeded) throw invalid({ statement_id: ['errors.publication_not_needed'] });
        const details = { days: body.days };
        return { userId: call.userId, serviceId: serviceIds.publication, details, statementIds: [record.id] };
      }),

    /** What a VIP order would cost and do. @throws ApiError 422 by field, except statements */
    preview: async (userId: number, body: VipOrderBody): Promise<PromotionPreview> => {
      const ordered = await orderedTierOf(repositories, userId, body);
      const candidates = await findCandidates(repositories, body.statements);
      const refused = candidates.flatMap((candidate) => refusalOf(candidate, userId, ordered) ?? []);
      const refusedIds = new Set(refused.map(({ id }) => id));
      const accepted = candidates.filter(({ id }) => !refusedIds.has(id));
      const ids = accepted.map(({ id }) => id);
      const order = { userId, serviceId: serviceIds.vip, details: vipDetails(body, ordered), statementIds: ids };
      const nothing: Priced = { lines: [], amountMinor: 0 };
      const { lines, amountMinor: sumMinor } = ids.length === 0 ? nothing : await pricesOf(repositories, order);
      const { bought } = ordered;
      const amountMinor = bought ? 0 : sumMinor;
      return {
        lines: lines.map(toLine),
        amount: toMajorUnits(amountMinor),
        vat: toMajorUnits(vatWithin(amountMinor)),
        statements: accepted.map(({ id, placements }) => toPreviewedStatement(id, placements, ordered, clock())),
        refused: refused.map(({ id, message, until }) => ({ statement_id: id, message, until: until?.toISOString() ?? null })),
        package: bought && {
          id: bought.id,
          total: bought.total,
          left: bought.left,
          left_after: bought.left - ids.length,
          ends_at: bought.endsAt.toISOString(),
        },
      };
    },

    /** What runs on one's own statements and what follows; those of others are left out. */
    findOwn: async (userId: number, ids: number[]): Promise<StatementPromotion[]> => {
      const now = clock();
      const candidates = await findCandidates(repositories, [...new Set(ids)]);
      return candidates
        .filter(({ statement }) => statement?.userId === userId && statement.state !== 'deleted')
        .map(({ id, placements }) => ({
          statement_id: id,
          spans: spansOf(placements, now).map(toSpan),
          blocked_until: blockedUntil(placements, 1, now, now)?.toISOString() ?? null,
        }));
    },

    /** Packages with something left, the one that ends first leading. */
    activePackages: async (userId: number) =>
      (await repositories.packages.findActive(userId, clock())).map((row) => ({
        id: row.id,
        service_id: serviceIds.vip,
        vip_type_id: row.tierId,
        total: row.total,
        left: row.left,
        ends_at: row.endsAt.toISOString(),
      })),
  };
}
