import { useLocale, useTranslations } from 'next-intl';
import { CurrencySegments } from '@/components/layout/header/currency-switch';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format/number';
import type { ListOrder } from '../../domain/list-order';
import { type ChipLink, FilterChipLinks } from './filter-chip-links';
import { LastSearchLinks } from './last-search-links';
import { ListOrderMenu } from './list-order-menu';
import { listWidth } from './results-frame';

type Props = {
  title: string;
  total: number;
  order: ListOrder;
  orderHrefs: Record<ListOrder, string>;
  chips: ChipLink[];
  clearHref: string;
};

/** The title of the search with its count, its chips, and the order and currency of the list. Chips come first on phones. */
export function SearchHeading({ title, total, order, orderHrefs, chips, clearHref }: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  return (
    <div className={cn('flex flex-col gap-4 pt-3 pb-5 lg:pt-6', listWidth)}>
      <div className="flex items-start justify-between gap-x-6 gap-y-2 max-lg:flex-wrap">
        <div className="min-w-0">
          <h1 className="mt type-h2 lg:text-[calc(1.625rem*var(--k))]">{title}</h1>
          <p className="num type-sm mt-0.5 text-ink-2">{t('count', { count: total, shown: formatNumber(total, locale) })}</p>
        </div>
        <div className="flex shrink-0 items-center gap-3 max-lg:w-full max-lg:flex-wrap max-lg:justify-between print:hidden">
          <ListOrderMenu order={order} hrefs={orderHrefs} />
          <CurrencySegments labels={{ label: t('currency.label'), gel: t('currency.gel'), dollar: t('currency.dollar') }} />
        </div>
      </div>
      {chips.length > 0 ? (
        <div className="max-lg:order-first">
          <FilterChipLinks chips={chips} clearHref={clearHref} />
        </div>
      ) : (
        <LastSearchLinks />
      )}
    </div>
  );
}
