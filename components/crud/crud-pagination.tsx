'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Pagination } from '@/components/ui/navigation/pagination';
import type { Paged } from '@/lib/contracts/paged';
import { formatNumber } from '@/lib/format/number';

type Props = { paged: Paged<unknown>; hrefFor: (page: number) => string };

/** The pages of a list, each with its address. */
export function CrudPagination({ paged, hrefFor }: Props) {
  const t = useTranslations('crud.pages');
  const locale = useLocale();
  const { current_page: page, per_page: size, total, last_page: pageCount } = paged;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={hrefFor}
      rangeText={t('range', {
        from: number((page - 1) * size + 1),
        to: number(Math.min(page * size, total)),
        total: number(total),
      })}
      labels={{
        navigation: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (next) => t('page', { page: next }),
      }}
      className="mt-5"
    />
  );
}
