import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/contracts/common';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';

const monthsInYear = 12;

/** "11,3%" */
const formatPercent = (percent: number, locale: Locale): string => `${formatNumber(percent, locale)}%`;

/** Formats the figures of a loan in the language of the page. */
export function useLoanFormatters(currencyId: number) {
  const locale = useLocale();
  const t = useTranslations('mortgage');
  return {
    /** Whole units. */
    money: (amount: number) => formatPrice(Math.round(amount), currencyId, locale),
    percent: (percent: number) => formatPercent(percent, locale),
    months: (count: number) => t('months', { count }),
    /** Whole years as years, the rest as years and months; under a year nothing. */
    years: (months: number) => {
      const [years, rest] = [Math.floor(months / monthsInYear), months % monthsInYear];
      if (years === 0) return null;
      return rest === 0 ? t('years', { count: years }) : `${t('years', { count: years })} ${t('months', { count: rest })}`;
    },
  };
}
