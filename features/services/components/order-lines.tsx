'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Quote } from '@/lib/contracts/money/orders';
import { formatLari } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { Messages } from '@/lib/i18n/messages';

type Line = Quote['lines'][number];

type Name = keyof Messages['order_lines']['names'];

/** Writes a line of the sum: "Further m²: 8 × ₾1.00". An unknown key is shown as the service itself. */
function useLineText(): (line: Line) => string {
  const t = useTranslations('order_lines');
  const locale = useLocale();
  const nameOf = (key: string): string => (t.has(`names.${key as Name}`) ? t(`names.${key as Name}`) : t('names.other'));
  return ({ key, quantity, unit_amount }) => {
    if (quantity === 1) return nameOf(key);
    return t('units', { name: nameOf(key), quantity: formatNumber(quantity, locale), price: formatLari(unit_amount, locale) });
  };
}

/** The lines of an order from the price book, and the VAT included in the sum. */
export function OrderLines({ lines, vat }: { lines: readonly Line[]; vat: number | null }) {
  const t = useTranslations('order_lines');
  const locale = useLocale();
  const text = useLineText();
  return (
    <dl className="flex flex-col gap-2">
      {lines.map((line) => (
        <div key={line.key} className="type-sm flex justify-between gap-4">
          <dt className="text-ink-2">{text(line)}</dt>
          <dd className="num shrink-0 font-medium">{formatLari(line.amount, locale)}</dd>
        </div>
      ))}
      {vat === null ? null : (
        <div className="type-sm flex justify-between gap-4 text-ink-2">
          <dt>{t('vat')}</dt>
          <dd className="num shrink-0">{formatLari(vat, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
