import type { Locale } from '../contracts/common';
import type { StatementCard } from '../contracts/statements/statements';
import { type CurrencyId, otherCurrencyId } from '../domain/money/currency';
import { priceTypeIds } from '../domain/money/price';
import { formatPrice, formatPriceFrom, formatPricePerSqm } from './money';

export type PriceView = { main: string; other: string | null; perSqm: string | null };
type Priced = Pick<StatementCard, 'price' | 'price_type_id'>;

/** A price in one currency, in the other one, and per square metre; null when it is negotiable or unknown. */
export function priceViewOf({ price, price_type_id: typeId }: Priced, currencyId: CurrencyId, locale: Locale): PriceView | null {
  const own = price[currencyId];
  if (typeId === priceTypeIds.negotiable || !own) return null;
  const otherId = otherCurrencyId(currencyId);
  const other = price[otherId];
  const format = typeId === priceTypeIds.from ? formatPriceFrom : formatPrice;
  return {
    main: format(Math.round(own.price_total), currencyId, locale),
    other: other ? formatPrice(Math.round(other.price_total), otherId, locale) : null,
    perSqm: Math.round(own.price_square) > 0 ? formatPricePerSqm(own.price_square, currencyId, locale) : null,
  };
}
