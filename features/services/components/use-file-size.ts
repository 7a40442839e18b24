'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Writes the size of a file: "1,2 MB", "340 KB". */
export function useFileSize(): (bytes: number) => string {
  const t = useTranslations('services.size');
  const locale = useLocale();
  return (bytes) =>
    bytes >= megabyte
      ? t('megabytes', { value: formatNumber(bytes / megabyte, locale, { decimalsMax: 1 }) })
      : t('kilobytes', { value: formatNumber(Math.max(1, Math.round(bytes / kilobyte)), locale) });
}
