import type { OrderDetails, OrderLine } from '@/lib/contracts/money/orders';
import { type TierId, tierRank } from '../promotion/tiers';
import {
  type FacebookDays,
  facebookDays,
  facebookLines,
  measureLines,
  type PackageCount,
  type PriceBook,
  packageCounts,
  packageLines,
  pieceLines,
  publicationLines,
  rateLines,
  tierLines,
  tourLines,
} from './price-book';
import { type ServiceId, serviceIds } from './services';

/** Types of services whose orders name one. */
const rateTypes = ['self', 'bank', 'court'] as const;
const registrySpeeds = ['4_days', '1_day', 'same_day'] as const;

const oneOf = <T extends string | number>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);
const positive = (value: unknown): number | undefined => {
  const number = Number(String(value ?? '').replace(',', '.'));
  return Number.isFinite(number) && number > 0 ? number : undefined;
};
const isTier = (id: number): id is TierId => tierRank(id as TierId) > 0;

type Reader = (book: PriceBook, details: OrderDetails, statementsCount: number) => OrderLine[] | undefined;

const tier = (details: OrderDetails): TierId | undefined => {
  const id = Number(details.tier_id);
  return isTier(id) ? id : undefined;
};

const readers: Readonly<Record<ServiceId, Reader>> = {
  [serviceIds.vip]: (book, details, count) => {
    const [tierId, days] = [tier(details), positive(details.days)];
    return tierId && days && count > 0 ? tierLines(book, tierId, days, count) : undefined;
  },
  [serviceIds.package]: (book, details) => {
    const tierId = tier(details);
    const count: PackageCount | undefined = oneOf(packageCounts, Number(details.count));
    return tierId && count ? packageLines(book, tierId, count) : undefined;
  },
  [serviceIds.facebook]: (book, details) => {
    const days: FacebookDays | undefined = oneOf(facebookDays, Number(details.days));
    return days && facebookLines(book, days);
  },
  [serviceIds.publication]: (book, details) => {
    const days = positive(details.days);
    return days ? publicationLines(book, days) : undefined;
  },
  [serviceIds.photoTour]: (book, details) => {
    const areaSqm = positive(details.area);
    return areaSqm ? tourLines(book, 'photo_tour', areaSqm) : undefined;
  },
  [serviceIds.tour3d]: (book, details) => {
    const areaSqm = positive(details.area);
    return areaSqm ? tourLines(book, 'tour_3d', areaSqm) : undefined;
  },
  [serviceIds.rate]: (book, details) => {
    const rateType = oneOf(rateTypes, details.type);
    return rateType && rateLines(book, rateType, Number(details.real_estate_type));
  },
  [serviceIds.measure]: (book, details) => {
    const [areaSqm, parcels] = [positive(details.area), positive(details.parcels)];
    if (details.type === 'land') return measureLines(book, { parcels: parcels ?? 1 });
    return details.type === 'building' && areaSqm ? measureLines(book, { areaSqm }) : undefined;
  },
  [serviceIds.legalCheck]: (book) => pieceLines(book, 'legal_check'),
  [serviceIds.publicRegistry]: (book, details) => {
    const speed = oneOf(registrySpeeds, details.type);
    return speed && pieceLines(book, `registry_${speed}`);
  },
  [serviceIds.aiData]: (book) => pieceLines(book, 'ai_data'),
};

/**
 * What an order costs by the price book, before any promo code. Reads of the details: `tier_id` and `days` of a VIP, `tier_id` and
 * `count` of a package, `days` of a boost and of a publication, `area` of a tour and a measurement, `parcels`, and `type`.
 * @returns undefined while the details are incomplete
 */
export const orderLines = (
  serviceId: ServiceId,
  details: OrderDetails,
  statementsCount: number,
  book: PriceBook,
): OrderLine[] | undefined => readers[serviceId](book, details, statementsCount);

export const isServiceId = (id: number): id is ServiceId => Object.values<number>(serviceIds).includes(id);
