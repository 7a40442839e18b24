import { currencyIds } from '@/lib/domain/money/currency';
import type { Price } from '../search.index';
import { convertedPrice, type PriceKind, type TypedCurrencyId, typedCurrencyIds } from '../search.prices';

/** Rows that have a number in one field, and how it compares with those of other sequences. */
export type Sequence = {
  field: string;
  /** Rises with what is stored. */
  compared(stored: number): number;
  /** The least stored number that compares as at least so much. */
  leastStored(compared: number): number;
  /** Where most numbers are, and what none reaches; of the same order for all sequences that are merged. */
  usual: readonly [low: number, high: number];
  above: number;
};

const prices = { usual: [100, 2 ** 38], above: 2 ** 44 } as const;

export const priceFields: Record<PriceKind, Record<TypedCurrencyId, string>> = {
  price: { [currencyIds.gel]: 'priceGelMinor', [currencyIds.usd]: 'priceUsdMinor' },
  square_price: { [currencyIds.gel]: 'squarePriceGelMinor', [currencyIds.usd]: 'squarePriceUsdMinor' },
};

/** Searches around a guess in steps that double. */
function leastWhere(isEnough: (value: number) => boolean, guess: number): number {
  let [low, high, step] = [guess, guess, 1];
  while (low >= 0 && isEnough(low)) {
    high = low;
    low -= step;
    step *= 2;
  }
  step = 1;
  while (!isEnough(high)) {
    low = high;
    high += step;
    step *= 2;
  }
  // low is not enough, or below every price; high is enough.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (middle >= 0 && !isEnough(middle)) low = middle;
    else high = middle;
  }
  return Math.max(0, high);
}

type Convert = (minor: number, typedId: TypedCurrencyId) => number;

const sequencesBy = ({ kind, currencyId, usdRateGel }: Price, convert: Convert): Sequence[] =>
  typedCurrencyIds.map((typedId) => {
    const field = priceFields[kind][typedId];
    if (typedId === currencyId) return { field, compared: (stored) => stored, leastStored: Math.ceil, ...prices };
    const rate = typedId === currencyIds.usd ? usdRateGel : 1 / usdRateGel;
    return {
      ...prices,
      field,
      compared: (stored) => convert(stored, typedId),
      leastStored: (compared) =>
        leastWhere((stored) => convert(stored, typedId) >= compared, Math.max(0, Math.floor(compared / rate))),
    };
  });

/** Prices as bounds and figures compare them: rounded as they are displayed. */
export const roundedPrices = (price: Price): Sequence[] =>
  sequencesBy(price, (minor, typedId) => convertedPrice(price.kind, minor, typedId, price.usdRateGel));

/** Prices as the order compares them: not rounded. */
export const orderedPrices = (price: Price): Sequence[] =>
  sequencesBy(price, (minor, typedId) => minor * (typedId === currencyIds.usd ? price.usdRateGel : 1 / price.usdRateGel));

/** Between 2014 and 2041, in microseconds. */
const moments = { usual: [1.4e15, 2.25e15], above: Number.MAX_SAFE_INTEGER } as const;
const ids = { usual: [1, 2 ** 31], above: 2 ** 31 } as const;

export const plainSequence = (field: 'date' | 'createdAt' | 'id'): Sequence => ({
  field,
  compared: (stored) => stored,
  leastStored: Math.ceil,
  ...(field === 'id' ? ids : moments),
});
