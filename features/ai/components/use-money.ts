'use client';

import { useLocale } from 'next-intl';
import { useExchangeRate } from '@/lib/api/use-market-data';
import { currencyIds, otherCurrencyId } from '@/lib/domain/money/currency';
import { exchange } from '@/lib/domain/money/exchange';
import { formatPrice } from '@/lib/format/money';
import { squareMetreSign } from '@/lib/format/number';
import { useCurrency } from '@/lib/stores/currency';

/** Formats amounts in GEL in the visitor's currency, and in the other one. */
export function useMoney() {
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const { data: rates } = useExchangeRate();
  const otherId = otherCurrencyId(currencyId);
  /** In GEL while the rate is unknown. */
  const format = (amountGel: number, id: number): string => {
    const amount = exchange(amountGel, currencyIds.gel, id, rates);
    return formatPrice(Math.round(amount ?? amountGel), amount === null ? currencyIds.gel : id, locale);
  };
  return {
    money: (amountGel: number) => format(amountGel, currencyId),
    /** Null while the rate is unknown, as both would be the same. */
    other: (amountGel: number) => (rates ? format(amountGel, otherId) : null),
    perSqm: (amountGel: number) => `${format(amountGel, currencyId)}/${squareMetreSign(locale)}`,
  };
}
