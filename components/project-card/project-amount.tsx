'use client';

import { useLocale } from 'next-intl';
import { otherCurrencyId } from '@/lib/domain/money/currency';
import { formatPrice, formatPriceFrom, formatPricePerSqm, formatPricePerSqmFrom } from '@/lib/format/money';
import { useCurrency } from '@/lib/stores/currency';

type Props = {
  /** Whole units by the id of the currency. */
  amounts: Readonly<Record<string, number>>;
  look?: 'exact' | 'from' | 'square' | 'square-from';
  /** In the currency that the visitor has not chosen. */
  isOther?: boolean;
};

const formats = { exact: formatPrice, from: formatPriceFrom, square: formatPricePerSqm, 'square-from': formatPricePerSqmFrom };

/** A sum in the visitor's currency. */
export function ProjectAmount({ amounts, look = 'exact', isOther = false }: Props) {
  const locale = useLocale();
  const { currencyId: own } = useCurrency();
  const currencyId = isOther ? otherCurrencyId(own) : own;
  const amount = amounts[currencyId];
  return amount === undefined ? null : formats[look](amount, currencyId, locale);
}
