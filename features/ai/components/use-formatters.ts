'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useExchangeRate, useParameters } from '@/lib/api/market/use-market-data';
import { currencyIds, exchange, otherCurrencyId } from '@/lib/domain/money/currency';
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

/** "2 rooms" for an id of the dictionary; null for none, and until the dictionary has loaded. */
export function useRoomLabel(): (roomTypeId: number | null) => string | null {
  const t = useTranslations('ai.result');
  const locale = useLocale();
  const { data: parameters } = useParameters();
  return (roomTypeId) => {
    const option = parameters?.dictionaries.room_types?.find(({ id }) => id === roomTypeId);
    if (!option) return null;
    const shown = option.display_names[locale];
    return t('rooms', { count: Number.parseInt(shown, 10), shown });
  };
}
