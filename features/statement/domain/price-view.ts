import type { Locale } from '@/lib/contracts/common';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { type CurrencyId, otherCurrencyId } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { formatPrice, formatPriceFrom, formatPricePerSqm } from '@/lib/format/money';

export type PriceView = { main: string; other: string | null; perSqm: string | null };
type Priced = Pick<StatementDetail, 'price' | 'price_type_id'>;

/** The price as it is read in one currency, with the other one beside it; null when it is negotiable. */
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

/** What the figure stands for, by deal. */
export function priceLabelOf(dealTypeId: number): 'sale' | 'rent' | 'pledge' | 'daily' | 'lease' {
  const labels = {
    [dealTypes.rent]: 'rent',
    [dealTypes.pledge]: 'pledge',
    [dealTypes.daily]: 'daily',
    [dealTypes.lease]: 'lease',
  } as const;
  return labels[dealTypeId as keyof typeof labels] ?? 'sale';
}
