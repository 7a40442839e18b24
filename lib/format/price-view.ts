import type { Locale } from '../contracts/common';
import type { StatementCard } from '../contracts/statements/statements';
import { type CurrencyId, otherCurrencyId } from '../domain/money/currency';
import { priceTypeIds } from '../domain/money/price';
import { dealTypes } from '../domain/statement/market-ids';
import { formatPrice, formatPriceFrom, formatPricePeriod, formatPricePerSqm } from './money';

export type PriceView = {
  main: string;
  /** Shown right after the price; empty except for a rent. */
  period: string;
  other: string | null;
  perSqm: string | null;
};
type Priced = Pick<StatementCard, 'price' | 'price_type_id' | 'deal_type_id'>;

/**
 * A price in one currency with the period of a rent, in the other one, and per square metre; null when it is negotiable or unknown.
 * Nights are not compared by the square metre.
 */
export function priceViewOf(priced: Priced, currencyId: CurrencyId, locale: Locale): PriceView | null {
  const { price, price_type_id: typeId, deal_type_id: dealTypeId } = priced;
  const own = price[currencyId];
  if (typeId === priceTypeIds.negotiable || !own) return null;
  const otherId = otherCurrencyId(currencyId);
  const other = price[otherId];
  const format = typeId === priceTypeIds.from ? formatPriceFrom : formatPrice;
  const hasSquarePrice = dealTypeId !== dealTypes.daily && Math.round(own.price_square) > 0;
  return {
    main: format(Math.round(own.price_total), currencyId, locale),
    period: formatPricePeriod(dealTypeId, locale),
    other: other ? formatPrice(Math.round(other.price_total), otherId, locale) : null,
    perSqm: hasSquarePrice ? formatPricePerSqm(own.price_square, currencyId, locale) : null,
  };
}
