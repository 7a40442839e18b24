import { useLocale, useTranslations } from 'next-intl';
import { CurrencySegments } from '@/components/layout/header/currency-segments';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format/number';
import type { ListOrder } from '../../domain/list-order';
import { DisclosureMenu } from './disclosure-menu';
import { listWidth } from './list-layout';

export type ChipLink = { key: string; label: string; href: string };

/** The filters as chips; each links to the list without it, so that it works before and without scripts. */
function FilterChipLinks({ chips, clearHref }: { chips: ChipLink[]; clearHref: string }) {
  const t = useTranslations('search');
  return (
    <ul
      aria-label={t('chosen')}
      className="flex items-center gap-x-2 gap-y-1 lg:gap-x-1.5 [scrollbar-width:none] max-lg:order-first max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-2 lg:flex-wrap print:flex-wrap"
    >
      {chips.map(({ key, label, href }) => (
        <li key={key} className="shrink-0">
          <a
            href={href}
            aria-label={t('remove', { name: label })}
            className="hit type-sm inline-flex min-h-8.5 items-center gap-2 rounded-full bg-tuff-100 py-1 pr-2.5 pl-3.5 font-medium transition hover:bg-tuff-200 lg:min-h-6 lg:gap-1.5 lg:py-0 lg:pr-2 lg:pl-2.5 lg:text-xs"
          >
            {label}
            <SpriteIcon name="close" className="size-4 text-ink-2 print:hidden" />
          </a>
        </li>
      ))}
      <li className="shrink-0 print:hidden">
        <a
          href={clearHref}
          className="hit type-sm inline-flex min-h-8.5 items-center px-2 font-medium text-link hover:underline lg:min-h-6 lg:text-xs"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  );
}

export type OrderHrefs = Partial<Record<ListOrder, string>>;

/** The orders; each is a link to the same list in that order. */
function ListOrderMenu({ order, hrefs }: { order: ListOrder; hrefs: OrderHrefs }) {
  const t = useTranslations('search.order');
  const offered = Object.entries(hrefs) as [ListOrder, string][];
  return (
    <DisclosureMenu
      summary={
        <summary className="type-ui flex min-h-11 list-none items-center gap-2 rounded-control px-3 transition select-none hover:bg-tuff-100 max-lg:-ml-3 [&::-webkit-details-marker]:hidden">
          <SpriteIcon name="arrows-down-up" className="size-5 shrink-0" />
          <span className="sr-only">{`${t('label')}: `}</span>
          {t(order)}
          <SpriteIcon name="caret" className="size-4 shrink-0 text-ink-2 transition group-open/order:rotate-180" />
        </summary>
      }
    >
      <ul>
        {offered.map(([name, href]) => (
          <li key={name}>
            <a
              href={href}
              aria-current={name === order ? 'true' : undefined}
              className="type-ui flex min-h-11 items-center justify-between gap-4 rounded-control px-3 font-normal transition hover:bg-tuff-100 aria-current:bg-tuff-100"
            >
              {t(name)}
              {name === order ? <SpriteIcon name="check" className="size-5" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}

type Props = {
  /** The level of the title: a list that is part of a page has a heading of the second. */
  as?: 'h1' | 'h2';
  title: string;
  total: number;
  order: ListOrder;
  /** Those that the list offers, with its address in each. */
  orderHrefs: OrderHrefs;
  chips: ChipLink[];
  clearHref: string;
};

/**
 * The title of the search with its count and chips, and the order and currency of the list: as low as can be, so that the first row
 * of the list is seen whole. Chips come first on phones.
 */
export function SearchHeading({ as: Title = 'h1', title, total, order, orderHrefs, chips, clearHref }: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  return (
    <div
      className={cn(
        'flex flex-col pt-2 pb-1.5 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-6 lg:pt-1.5',
        listWidth,
      )}
    >
      <Title title={title} className="mt type-h2 lg:line-clamp-2 lg:text-[calc(1.1875rem*var(--k))] lg:leading-[--spacing(6.25)]">
        {title}
      </Title>
      <div className="max-lg:contents lg:row-start-2 lg:flex lg:min-w-0 lg:items-start lg:gap-3">
        <p className="num type-xs shrink-0 text-ink-2 lg:leading-6">
          {t('count', { count: total, shown: formatNumber(total, locale) })}
        </p>
        {chips.length > 0 ? <FilterChipLinks chips={chips} clearHref={clearHref} /> : null}
      </div>
      <div className="flex items-center justify-between gap-3 max-lg:flex-wrap lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
        <ListOrderMenu order={order} hrefs={orderHrefs} />
        <CurrencySegments labels={{ label: t('currency.label'), gel: t('currency.gel'), dollar: t('currency.dollar') }} />
      </div>
    </div>
  );
}
