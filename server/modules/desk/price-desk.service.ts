import {
  type DeskPromoCode,
  type DeskPromoCodes,
  deskPageSize,
  type PriceBody,
  type Prices,
  type PromoCodeBody,
} from '@/lib/contracts/money/desk';
import { toPage } from '@/lib/contracts/paged';
import { isServiceId } from '@/lib/domain/order/order-lines';
import { type PriceKey, priceKeys } from '@/lib/domain/order/price-book';
import { minuteMs } from '@/lib/domain/time/duration';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { PriceRow } from '../services/price-book.repository';
import type { PromoCodeRow } from '../services/promo-codes.repository';

type PriceDeskParts = {
  repositories: Pick<Repositories, 'priceBook' | 'promoCodes' | 'people'>;
  atomically: UnitOfWork;
  clock: Clock;
};
export type PriceDeskService = ReturnType<typeof createPriceDesk>;

const isPriceKey = (key: string): key is PriceKey => (priceKeys as readonly string[]).includes(key);
const unitOf = (key: string): Prices[number]['unit'] => {
  if (key.startsWith('package_discount_')) return 'percent';
  return key.endsWith('_included_sqm') ? 'sqm' : 'gel';
};
/** Lari to tetri; percents and square metres as they are. */
const toStored = (key: string, amount: number): number => (unitOf(key) === 'gel' ? Math.round(amount * 100) : amount);
const toShown = (key: string, amount: number): number => (unitOf(key) === 'gel' ? amount / 100 : amount);
/** A page needs a moment between the choice of a time and its arrival. */
const graceMs = 5 * minuteMs;

/** How many former prices of a key are listed. */
const pastMax = 20;

const toPromoCode = (row: PromoCodeRow, now: Date): DeskPromoCode => ({
  id: row.id,
  code: row.code,
  service_id: row.serviceId,
  percent: row.percent,
  amount: row.amountMinor === null ? null : row.amountMinor / 100,
  uses_max: row.usesMax,
  uses_count: row.usesCount,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt?.toISOString() ?? null,
  is_active: row.startsAt <= now && (row.endsAt === null || row.endsAt > now) && row.usesCount < row.usesMax,
});

/** @throws ApiError 422 by field */
function readPromoCode(body: PromoCodeBody, now: Date) {
  const { code, service_id: serviceId, percent, amount, uses_max: usesMax } = body;
  if (serviceId !== undefined && !isServiceId(serviceId)) throw invalid({ service_id: ['errors.field_unknown_id'] });
  const startsAt = body.starts_at === undefined ? now : new Date(body.starts_at);
  const endsAt = body.ends_at === undefined ? null : new Date(body.ends_at);
  if (endsAt !== null && endsAt <= startsAt) throw invalid({ ends_at: ['errors.field_invalid'] });
  const value = { percent: percent ?? null, amountMinor: amount === undefined ? null : amount * 100 };
  return { code, serviceId: serviceId ?? null, ...value, usesMax, startsAt, endsAt };
}

/** The price book and the promo codes, as the staff changes them. A change and its line in the audit log are one transaction. */
export function createPriceDesk({ repositories, atomically, clock }: PriceDeskParts) {
  /** @throws ApiError 422 by field */
  const readPrice = ({ key, amount, starts_at: startsAt }: PriceBody, now: Date) => {
    if (!isPriceKey(key)) throw invalid({ key: ['errors.field_unknown_id'] });
    const isWhole = unitOf(key) === 'gel' || Number.isInteger(amount);
    if (!isWhole || (unitOf(key) === 'percent' && amount > 90)) throw invalid({ amount: ['errors.field_invalid'] });
    const from = startsAt === undefined ? now : new Date(startsAt);
    if (from.getTime() < now.getTime() - graceMs) throw invalid({ starts_at: ['errors.price_past'] });
    return { key, amount: toStored(key, amount), startsAt: from };
  };

  return {
    prices: async (): Promise<Prices> => {
      const now = clock();
      const [started, planned] = await Promise.all([
        repositories.priceBook.findHistory(now),
        repositories.priceBook.findPlanned(now),
      ]);
      const names = await repositories.people.namesOf([...started, ...planned].flatMap(({ createdBy }) => createdBy ?? []));
      const toEntry = ({ key, amount, startsAt, createdBy }: PriceRow) => ({
        amount: toShown(key, amount),
        starts_at: startsAt.toISOString(),
        created_by: createdBy === null ? null : { id: createdBy, name: names.get(createdBy) ?? '' },
      });
      return priceKeys.flatMap((key) => {
        const [row, ...past] = started.filter((price) => price.key === key).map(toEntry);
        if (!row) return [];
        const next = planned.filter((price) => price.key === key).map(toEntry);
        return [{ key, unit: unitOf(key), ...row, planned: next, past: past.slice(0, pastMax) }];
      });
    },

    /** Adds a price from a moment on. @throws ApiError 409 when the key has one for that moment; 422 by field */
    addPrice: (staffId: number, body: PriceBody): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const row = readPrice(body, now);
        if (!(await inside.priceBook.add({ ...row, createdBy: staffId }))) throw new ApiError(409, 'errors.price_exists');
        const details = { key: row.key, amount: row.amount, starts_at: row.startsAt.toISOString() };
        await inside.staff.addAudit({ staffUserId: staffId, action: 'prices_add', subjectId: 0, details, createdAt: now });
      }),

    promoCodes: async (page: number): Promise<DeskPromoCodes> => {
      const now = clock();
      const [total, rows] = await Promise.all([
        repositories.promoCodes.count(),
        repositories.promoCodes.page(deskPageSize, (page - 1) * deskPageSize),
      ]);
      return toPage(
        rows.map((row) => toPromoCode(row, now)),
        page,
        deskPageSize,
        total,
      );
    },

    /** @throws ApiError 409 for a code that exists; 422 by field */
    addPromoCode: (staffId: number, body: PromoCodeBody): Promise<DeskPromoCode> =>
      atomically(async (inside) => {
        const now = clock();
        const row = await inside.promoCodes.add({ ...readPromoCode(body, now), createdBy: staffId });
        if (!row) throw new ApiError(409, 'errors.promo_code_exists');
        const details = { code: row.code, uses_max: row.usesMax };
        await inside.staff.addAudit({
          staffUserId: staffId,
          action: 'promo_codes_add',
          subjectId: row.id,
          details,
          createdAt: now,
        });
        return toPromoCode(row, now);
      }),

    /** @throws ApiError 404 */
    endPromoCode: (staffId: number, id: number): Promise<DeskPromoCode> =>
      atomically(async (inside) => {
        const now = clock();
        const row = await inside.promoCodes.end(id, now);
        if (!row) throw notFound();
        const entry = { staffUserId: staffId, subjectId: id, details: { code: row.code }, createdAt: now };
        await inside.staff.addAudit({ ...entry, action: 'promo_codes_end' });
        return toPromoCode(row, now);
      }),
  };
}
