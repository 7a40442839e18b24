import { roundDecimal } from '../rounding';
import { toMajorUnits, toMinorUnits } from './amount';
import { currencyIds } from './currency';

/** How a price is meant: negotiable, a lower bound, or exact. */
export const priceTypeIds = { negotiable: 1, from: 2, exact: 3 } as const;
export type PriceTypeId = (typeof priceTypeIds)[keyof typeof priceTypeIds];

/** The price as statements store it: minor units of both currencies, in all and per square metre; all null without a price. */
export type StoredPrice = {
  priceGelMinor: number | null;
  priceUsdMinor: number | null;
  squarePriceGelMinor: number | null;
  squarePriceUsdMinor: number | null;
};

export const noPrice: Readonly<StoredPrice> = {
  priceGelMinor: null,
  priceUsdMinor: null,
  squarePriceGelMinor: null,
  squarePriceUsdMinor: null,
};

/** Prices of listings are whole lari and dollars; what is worth less than one costs one. @returns minor units */
const wholeMinor = (minor: number): number => toMinorUnits(Math.max(1, roundDecimal(toMajorUnits(minor), 0)));

/**
 * Minor units of both currencies for a price that the owner typed: the other one follows the rate, and both are rounded half up to
 * whole lari and dollars, one at least. When the rate changes, SQL applies the same rule to all statements at once
 * (exchange.prices.query.ts).
 * @param price in whole units of `currencyId`
 * @param usdRateGel price of one dollar in GEL
 */
export function minorInBoth(price: number, currencyId: number, usdRateGel: number): { gel: number; usd: number } {
  const typed = wholeMinor(toMinorUnits(price));
  return currencyId === currencyIds.usd
    ? { gel: wholeMinor(typed * usdRateGel), usd: typed }
    : { gel: typed, usd: wholeMinor(typed / usdRateGel) };
}

/**
 * A typed price as it is stored.
 * @param price in whole units of `currencyId`
 * @param areaSqm null while unknown: then nothing is stored per square metre
 */
export function toStoredPrice(
  price: number,
  currencyId: number,
  areaSqm: number | null,
  usdRateGel: number,
): StoredPrice & { priceGelMinor: number; priceUsdMinor: number } {
  const { gel, usd } = minorInBoth(price, currencyId, usdRateGel);
  const perSqm = (minor: number): number | null => (areaSqm === null ? null : roundDecimal(minor / areaSqm, 0));
  return { priceGelMinor: gel, priceUsdMinor: usd, squarePriceGelMinor: perSqm(gel), squarePriceUsdMinor: perSqm(usd) };
}

/** By how many whole per cent a price fell; null for less than half of one, or where it did not fall. */
export function priceFallPct(beforeMinor: number | null | undefined, nowMinor: number | null | undefined): number | null {
  if (!beforeMinor || nowMinor === null || nowMinor === undefined) return null;
  const percent = Math.round(((beforeMinor - nowMinor) / beforeMinor) * 100);
  return percent > 0 ? percent : null;
}
