import { type PriceKind, priceBarCount } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

type Bars = readonly [from: number, to: number];

/** The bars between the price bounds of a search: from the first to before the last; an open bound reaches the end. */
export function barsOfPrices(filters: StatementFilters, step: number, kind: PriceKind = 'price'): Bars {
  const { [`${kind}_from` as const]: from = 0, [`${kind}_to` as const]: to } = filters;
  const low = Math.min(Math.floor(from / step), priceBarCount - 1);
  const high = to === undefined ? priceBarCount : Math.min(Math.ceil(to / step), priceBarCount);
  return [low, Math.max(high, low + 1)];
}

/** The price bounds of the bars; none at the ends, where the bars count everything below or above. */
export const pricesOfBars = ([low, high]: Bars, step: number, kind: PriceKind = 'price'): StatementFilters => ({
  [`${kind}_from`]: low === 0 ? undefined : low * step,
  [`${kind}_to`]: high === priceBarCount ? undefined : high * step,
});
