import type { Locale } from '@/lib/contracts/locales';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { priceTypeIds } from '@/lib/domain/money/price';
import { formatPrice, formatPriceFrom, formatPricePeriod } from '@/lib/format/money';

type Priced = Pick<StatementDetail, 'price' | 'price_type_id' | 'currency_id'>;
export type OwnerPrice = { amount: number; currencyId: number; isLowerBound: boolean };

/** The price that the owner typed, in whole units of its currency; null where it is negotiable. */
export function ownerPrice({ price, price_type_id, currency_id }: Priced): OwnerPrice | null {
  const own = price[currency_id];
  if (price_type_id === priceTypeIds.negotiable || !own) return null;
  return { amount: own.price_total, currencyId: currency_id, isLowerBound: price_type_id === priceTypeIds.from };
}

/** The formatted price: "170 000 $", "from $170,000", "$700/month"; null where it is negotiable. */
export function formatOwnerPrice(priced: Priced & Pick<StatementDetail, 'deal_type_id'>, locale: Locale): string | null {
  const own = ownerPrice(priced);
  if (!own) return null;
  const format = own.isLowerBound ? formatPriceFrom : formatPrice;
  return format(Math.round(own.amount), own.currencyId, locale) + formatPricePeriod(priced.deal_type_id, locale);
}
