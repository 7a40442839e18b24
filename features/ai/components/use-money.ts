'use client';

import { useLocale } from 'next-intl';
import { useExchangeRate } from '@/lib/api/use-market-data';
import { otherCurrencyId } from '@/lib/domain/money/currency';
import { squareMetreSign } from '@/lib/format/number';
import { useCurrency } from '@/lib/stores/currency';
import { shownPrice } from '../domain/money';

/** Amounts in GEL as the visitor reads prices, and in the other currency. */
export function useMoney() {
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const { data: rates } = useExchangeRate();
  const otherId = otherCurrencyId(currencyId);
  return {
    money: (amountGel: number) => shownPrice(amountGel, currencyId, rates, locale),
    /** Null while no rate is known, as both would then be the same. */
    other: (amountGel: number) => (rates ? shownPrice(amountGel, otherId, rates, locale) : null),
    perSqm: (amountGel: number) => `${shownPrice(amountGel, currencyId, rates, locale)}/${squareMetreSign(locale)}`,
  };
}
