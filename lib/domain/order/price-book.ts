import type { OrderLine } from '@/lib/contracts/money/orders';
import { type TierId, tierIds } from '../promotion/tiers';
import { realEstateTypes } from '../statement/market-ids';
import { startingPrices } from './starting-prices';

export type PriceKey = keyof typeof startingPrices;
export const priceKeys = Object.keys(startingPrices) as PriceKey[];
/** The whole book at one moment. */
export type PriceBook = Readonly<Record<PriceKey, number>>;

export const packageCounts = [5, 15, 25] as const;
export type PackageCount = (typeof packageCounts)[number];
/** Days of one placement of a package. */
export const placementDays = 10;
export const facebookDays = [3, 7, 14] as const;
export type FacebookDays = (typeof facebookDays)[number];

const tierKeys: Readonly<Record<TierId, 'vip_day' | 'vip_plus_day' | 'super_vip_day'>> = {
  [tierIds.vip]: 'vip_day',
  [tierIds.vipPlus]: 'vip_plus_day',
  [tierIds.superVip]: 'super_vip_day',
};
export const tierPriceKey = (tierId: TierId) => tierKeys[tierId];

/** A line of the sum; its amount is rounded to whole tetri. */
const line = (key: string, quantity: number, unitMinor: number): OrderLine => ({
  key,
  quantity,
  unitMinor,
  amountMinor: Math.round(quantity * unitMinor),
});

/** The sum of lines in tetri; a discount never makes it negative. */
export const sumOfLines = (lines: readonly OrderLine[]): number =>
  Math.max(
    0,
    lines.reduce((total, { amountMinor }) => total + amountMinor, 0),
  );

/** Days of a tier for a number of statements. */
export const tierLines = (book: PriceBook, tierId: TierId, days: number, statementsCount: number): OrderLine[] => [
  line(tierKeys[tierId], days * statementsCount, book[tierKeys[tierId]]),
];

/** Placements bought ahead, each of ten days, and their discount. */
export function packageLines(book: PriceBook, tierId: TierId, count: PackageCount): OrderLine[] {
  const full = line(`package_${tierKeys[tierId].replace('_day', '')}`, count, book[tierKeys[tierId]] * placementDays);
  const discount = Math.round((full.amountMinor * book[`package_discount_${count}`]) / 100);
  return discount === 0 ? [full] : [full, line(`package_discount_${count}`, 1, -discount)];
}

export const facebookLines = (book: PriceBook, days: FacebookDays): OrderLine[] => [
  line(`facebook_${days}`, 1, book[`facebook_${days}`]),
];

/** Days of a statement over the free quota. */
export const publicationLines = (book: PriceBook, days: number): OrderLine[] => [
  line('publication_day', days, book.publication_day),
];

/** A tour: a base up to an area, then a price for every square metre above it. */
export function tourLines(book: PriceBook, tour: 'photo_tour' | 'tour_3d', areaSqm: number): OrderLine[] {
  const extraSqm = Math.max(0, Math.round((areaSqm - book[`${tour}_included_sqm`]) * 100) / 100);
  const base = line(`${tour}_base`, 1, book[`${tour}_base`]);
  return extraSqm === 0 ? [base] : [base, line(`${tour}_sqm`, extraSqm, book[`${tour}_sqm`])];
}

/** A valuation: land has one price, everything else that of its purpose. */
export function rateLines(book: PriceBook, rateType: 'self' | 'bank' | 'court', realEstateTypeId: number): OrderLine[] {
  if (realEstateTypeId === realEstateTypes.land) return [line('rate_land', 1, book.rate_land)];
  const key = rateType === 'self' ? 'rate_self' : 'rate_official';
  return [line(key, 1, book[key])];
}

/** A measurement of a building by its area with a smallest sum, of land by its parcels. */
export function measureLines(book: PriceBook, what: { areaSqm: number } | { parcels: number }): OrderLine[] {
  if ('parcels' in what) return [line('measure_land', what.parcels, book.measure_land)];
  const byArea = line('measure_sqm', what.areaSqm, book.measure_sqm);
  return [byArea.amountMinor < book.measure_min ? line('measure_min', 1, book.measure_min) : byArea];
}

/** Anything with one price: a legal check, a speed of the registry, the data of the price estimate. */
export const pieceLines = (book: PriceBook, key: PriceKey): OrderLine[] => [line(key, 1, book[key])];

/** What a promo code takes off: a percent, or an amount in tetri. */
export type PromoValue = { percent: number | null; amountMinor: number | null };

/** Lines with the discount of a promo code as the last, at most the whole sum. */
export function withPromo(lines: OrderLine[], promo: PromoValue | null): OrderLine[] {
  const sum = sumOfLines(lines);
  if (promo === null || sum === 0) return lines;
  const discount = Math.min(sum, promo.amountMinor ?? Math.round((sum * (promo.percent ?? 0)) / 100));
  return discount === 0 ? lines : [...lines, line('promo_discount', 1, -discount)];
}

/** Whether two sums were made of the same lines. */
export const areSameLines = (one: readonly OrderLine[], other: readonly OrderLine[]): boolean =>
  one.length === other.length &&
  one.every((entry, index) => entry.key === other[index]?.key && entry.amountMinor === other[index]?.amountMinor);
