import { ArrowsDownUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowsDownUp';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useTranslations } from 'next-intl';
import { type ListOrder, listOrders } from '../../domain/list-order';
import { DisclosureMenu } from './disclosure-menu';

/** The five orders; each is a link to the same list in that order. */
export function ListOrderMenu({ order, hrefs }: { order: ListOrder; hrefs: Record<ListOrder, string> }) {
  const t = useTranslations('search.order');
  return (
    <DisclosureMenu
      summary={
        <summary className="type-ui flex min-h-11 list-none items-center gap-2 rounded-control px-3 transition select-none hover:bg-tuff-100 max-lg:-ml-3 [&::-webkit-details-marker]:hidden">
          <ArrowsDownUpIcon aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{`${t('label')}: `}</span>
          {t(order)}
          <CaretDownIcon aria-hidden="true" className="size-4 shrink-0 text-ink-2 transition group-open/order:rotate-180" />
        </summary>
      }
    >
      <ul>
        {listOrders.map((name) => (
          <li key={name}>
            <a
              href={hrefs[name]}
              aria-current={name === order ? 'true' : undefined}
              className="type-ui flex min-h-11 items-center justify-between gap-4 rounded-control px-3 font-normal transition hover:bg-tuff-100 aria-current:bg-tuff-100"
            >
              {t(name)}
              {name === order ? <CheckIcon aria-hidden="true" className="size-5" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}
