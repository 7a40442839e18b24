'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type CurrencyId, otherCurrencyId } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { formatPrice, formatPriceFrom, formatPricePerSqm } from '@/lib/format/money';
import { useCurrency } from '@/lib/stores/currency';

export type CardPrices = Record<CurrencyId, { total: number; perSqm: number } | null>;

/** The first row of a card: the price in the visitor's currency, the other one beside it, and the price of a square metre. */
export function CardPrice({ prices, priceTypeId }: { prices: CardPrices; priceTypeId: number }) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const { currencyId } = useCurrency();
  const price = prices[currencyId];
  const otherId = otherCurrencyId(currencyId);
  const other = prices[otherId];
  if (priceTypeId === priceTypeIds.negotiable || !price) return <p className="type-price">{t('price_negotiable')}</p>;
  const format = priceTypeId === priceTypeIds.from ? formatPriceFrom : formatPrice;
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 overflow-hidden">
      <span className="type-price">{format(Math.round(price.total), currencyId, locale)}</span>
      {other ? <span className="num type-sm text-ink-3">{formatPrice(Math.round(other.total), otherId, locale)}</span> : null}
      {Math.round(price.perSqm) > 0 ? (
        <span className="num type-xs ml-auto text-ink-2">{formatPricePerSqm(price.perSqm, currencyId, locale)}</span>
      ) : null}
    </p>
  );
}
