'use client';

import { useLocale } from 'next-intl';
import { otherCurrencyId } from '@/lib/domain/money/currency';
import { formatPrice, formatPriceFrom, formatPricePerSqm } from '@/lib/format/money';
import { useCurrency } from '@/lib/stores/currency';

type Props = {
  /** Whole units by the id of the currency. */
  amounts: Readonly<Record<string, number>>;
  look?: 'exact' | 'from' | 'square' | 'square-from';
  /** In the currency that the visitor has not chosen. */
  isOther?: boolean;
};

/** "4 150 ₾/მ²-დან": the bound of a price of a square metre, with the same words as any price's. */
const squareFrom = (amount: number, currencyId: number, locale: 'ka' | 'en' | 'ru'): string => {
  const square = formatPricePerSqm(amount, currencyId, locale);
  return { ka: `${square}-დან`, en: `from ${square}`, ru: `от\u00A0${square}` }[locale];
};
const formats = { exact: formatPrice, from: formatPriceFrom, square: formatPricePerSqm, 'square-from': squareFrom };

/** A sum in the visitor's currency. */
export function ProjectAmount({ amounts, look = 'exact', isOther = false }: Props) {
  const locale = useLocale();
  const { currencyId: own } = useCurrency();
  const currencyId = isOther ? otherCurrencyId(own) : own;
  const amount = amounts[currencyId];
  return amount === undefined ? null : formats[look](amount, currencyId, locale);
}
