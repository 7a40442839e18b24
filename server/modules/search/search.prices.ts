import { currencyIds } from '@/lib/domain/money/currency';

/** A price in all, or per square metre. */
export type PriceKind = 'price' | 'square_price';
/** Bounds in minor units, both included; an absent one does not limit. */
export type PriceBounds = { from: number | undefined; to: number | undefined };
/** A currency that owners type prices in. */
export type TypedCurrencyId = typeof currencyIds.gel | typeof currencyIds.usd;

export const typedCurrencyIds: readonly TypedCurrencyId[] = [currencyIds.gel, currencyIds.usd];
/** The currency that prices are compared in: GEL unless dollars are requested. */
export const comparedCurrencyId = (currencyId: number | undefined): TypedCurrencyId =>
  currencyId === currencyIds.usd ? currencyIds.usd : currencyIds.gel;

/** Typed prices are below this. */
const typedMinorMax = 16 ** 10 - 1;

/**
 * What typed prices are in the other currency, as `minorInBoth` has them: of many rows at once, so nothing is made for each. Prices per
 * square metre are not whole.
 */
export function priceConverter(kind: PriceKind, typedId: TypedCurrencyId, usdRateGel: number): (minor: number) => number {
  const isDollar = typedId === currencyIds.usd;
  if (kind === 'square_price')
    return isDollar ? (minor) => roundUnits(minor * usdRateGel) : (minor) => roundUnits(minor / usdRateGel);
  const whole = (minor: number): number => Math.max(1, roundUnits(minor / 100)) * 100;
  return isDollar ? (minor) => whole(whole(minor) * usdRateGel) : (minor) => whole(whole(minor) / usdRateGel);
}

export const convertedPrice = (kind: PriceKind, minor: number, typedId: TypedCurrencyId, usdRateGel: number): number =>
  priceConverter(kind, typedId, usdRateGel)(minor);

/** `roundDecimal` to no decimals. */
const roundUnits = (value: number): number => Math.round(value * (1 + Number.EPSILON));

/** What a typed price is multiplied by to be ordered among those of another currency; not rounded, so that few are equal. */
export function orderFactor(typedId: TypedCurrencyId, currencyId: TypedCurrencyId, usdRateGel: number): number {
  if (typedId === currencyId) return 1;
  return typedId === currencyIds.usd ? usdRateGel : 1 / usdRateGel;
}

/** The smallest typed price that is at least `minor` in the other currency; what is converted rises with what was typed. */
function leastTyped(kind: PriceKind, minor: number, typedId: TypedCurrencyId, usdRateGel: number): number {
  let [low, high] = [0, typedMinorMax + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (convertedPrice(kind, middle, typedId, usdRateGel) >= minor) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Bounds of a currency as bounds of prices that were typed in this or in the other one. No row follows the exchange rate: bounds do. */
export function typedBounds(
  kind: PriceKind,
  { from, to }: PriceBounds,
  currencyId: TypedCurrencyId,
  typedId: TypedCurrencyId,
  usdRateGel: number,
): PriceBounds {
  if (typedId === currencyId) return { from, to };
  return {
    from: from === undefined ? undefined : leastTyped(kind, from, typedId, usdRateGel),
    to: to === undefined ? undefined : leastTyped(kind, to + 1, typedId, usdRateGel) - 1,
  };
}
