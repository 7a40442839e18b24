'use client';

import { useLocale, useTranslations } from 'next-intl';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPrice } from '@/lib/format/money';

type Facts = Readonly<Record<string, string | number>>;

/** Sums in tetri; -1 on a side that has none. */
const isTetri = (name: string): boolean => /_minor$|^(amount|refunded)_(here|there)$/.test(name);

/** Formats the details of a log entry or a report as one line: labels in the reader's language, sums in lari. */
export function useFacts(): (facts: Facts) => string {
  const [t, locale] = [useTranslations('admin'), useLocale()];
  // Older entries may have fields without a label.
  const nameOf = (name: string): string => (t.has(`facts.${name as 'reason'}`) ? t(`facts.${name as 'reason'}`) : name);
  const shown = (name: string, value: string | number): string => {
    if (typeof value === 'string' || !isTetri(name)) return String(value);
    return value < 0 ? '–' : formatPrice(value / 100, currencyIds.gel, locale);
  };
  return (facts) =>
    Object.entries(facts)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${nameOf(name)}: ${shown(name, value)}`)
      .join(' · ');
}
