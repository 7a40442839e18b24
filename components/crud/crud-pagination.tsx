'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Pagination } from '@/components/ui/navigation/pagination';
import type { Paged } from '@/lib/contracts/paged';
import { formatNumber } from '@/lib/format/number';

type Props = {
  paged: Pick<Paged<unknown>, 'current_page' | 'per_page' | 'total' | 'last_page' | 'data'>;
  hrefFor: (page: number) => string;
  /** Accessible name of the navigation, where the page has a more precise one. */
  label?: string;
  /** The part of the list that is shown, where the page has another text. */
  rangeText?: (range: { from: string; to: string; total: string }) => string;
  className?: string;
};

/** The pages of a list, each with its address. */
export function CrudPagination({ paged, hrefFor, label, rangeText, className = 'mt-5' }: Props) {
  const t = useTranslations('crud.pages');
  const locale = useLocale();
  const { current_page: page, per_page: size, total, last_page: pageCount, data } = paged;
  const from = (page - 1) * size + 1;
  const number = (value: number) => formatNumber(value, locale);
  const range = { from: number(from), to: number(from + data.length - 1), total: number(total) };
  return (
    <Pagination
      page={Math.min(page, pageCount)}
      pageCount={pageCount}
      hrefFor={hrefFor}
      {...(data.length > 0 ? { rangeText: rangeText ? rangeText(range) : t('range', range) } : {})}
      labels={{
        navigation: label ?? t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (next) => t('page', { page: next }),
      }}
      className={className}
    />
  );
}
