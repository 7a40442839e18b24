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

/** A price in the currency that its owner typed, in minor units. */
export type TypedPrice = { priceMinor: number; currencyId: number };

/** A typed price in GEL or USD, in minor units: whole lari or dollars, as prices of listings are. */
export function typedPriceIn({ priceMinor, currencyId }: TypedPrice, wantedId: number, usdRateGel: number): number {
  if (currencyId === wantedId) return priceMinor;
  const { gel, usd } = minorInBoth(toMajorUnits(priceMinor), currencyId, usdRateGel);
  return wantedId === currencyIds.usd ? usd : gel;
}

/** A price typed again in the other currency is lower from this share on: what is less is rounding, or a rate of another day. */
export const retypedPriceFallMin = 0.01;

/**
 * Whether an owner lowered a price; the exchange rate alone lowers none. A price in another currency is converted first.
 * @param usdRateGel price of one dollar in GEL, null while unknown
 */
export function isLowerPrice(before: TypedPrice, now: TypedPrice, usdRateGel: number | null): boolean {
  if (before.currencyId === now.currencyId) return now.priceMinor < before.priceMinor;
  if (usdRateGel === null) return false;
  return now.priceMinor <= typedPriceIn(before, now.currencyId, usdRateGel) * (1 - retypedPriceFallMin);
}

/** By how many whole per cent a price fell; null for less than half of one, or where it did not fall. */
export function priceFallPct(beforeMinor: number | null | undefined, nowMinor: number | null | undefined): number | null {
  if (!beforeMinor || nowMinor === null || nowMinor === undefined) return null;
  const percent = Math.round(((beforeMinor - nowMinor) / beforeMinor) * 100);
  return percent > 0 ? percent : null;
}
