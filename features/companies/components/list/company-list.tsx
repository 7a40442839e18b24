import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { Pagination } from '@/components/ui/navigation/pagination';
import type { CompanyList as List } from '@/lib/contracts/companies/companies';
import { brokerOrders } from '@/lib/contracts/companies/company-orders';
import { formatNumber } from '@/lib/format/number';
import { brokersRoute } from '@/lib/routes/addresses/company-address';
import { localePath } from '@/lib/routes/locale-path';
import { type BrokerQuery, brokersPath } from '../../domain/broker-query';
import { CompanyRow } from './company-row';

type Props = { list: List; query: BrokerQuery; placeName: string | null };
type Chip = { key: string; label: string; href: string };

function useChips({ query, placeName }: Omit<Props, 'list'>): Chip[] {
  const t = useTranslations('companies');
  const locale = useLocale();
  const without = (change: Partial<BrokerQuery>) => brokersPath(locale, { ...query, page: 1, ...change });
  return [
    ...(query.name ? [{ key: 'name', label: query.name, href: without({ name: '' }) }] : []),
    ...(placeName ? [{ key: 'place', label: placeName, href: without({ place: '' }) }] : []),
    ...(query.deal ? [{ key: 'deal', label: t(`deals.${query.deal}`), href: without({ deal: null }) }] : []),
    ...(query.language ? [{ key: 'language', label: t(`languages.${query.language}`), href: without({ language: null }) }] : []),
  ];
}

function Orders({ query }: { query: BrokerQuery }) {
  const t = useTranslations('companies.search');
  const locale = useLocale();
  return (
    <nav aria-label={t('order')} className="flex flex-wrap gap-x-1">
      {brokerOrders.map((order) => (
        <Link
          key={order}
          href={brokersPath(locale, { ...query, order, page: 1 })}
          aria-current={order === query.order ? 'true' : undefined}
          className="type-sm flex min-h-11 items-center rounded-control px-2.5 font-medium text-ink-2 hover:bg-tuff-100 aria-current:text-ink aria-current:underline aria-current:underline-offset-4"
        >
          {t(`orders.${order}`)}
        </Link>
      ))}
    </nav>
  );
}

/** All companies of a search, with its chips, orders and pages. */
export function CompanyList({ list, query, placeName }: Props) {
  const t = useTranslations('companies');
  const locale = useLocale();
  const chips = useChips({ query, placeName });
  const { data, current_page: page, per_page: perPage, last_page: lastPage, total } = list;
  const first = (page - 1) * perPage + 1;
  const shown = (value: number) => formatNumber(value, locale);
  return (
    <section aria-labelledby="all-companies" className="mt-9 lg:mt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="all-companies" className="mt type-h2">
          {t(chips.length > 0 ? 'list.found' : 'list.all')}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4">
          <ul className="flex flex-wrap gap-2">
            {chips.map(({ key, label, href }) => (
              <li key={key}>
                <Link
                  href={href}
                  aria-label={t('search.remove', { name: label })}
                  className="hit type-sm inline-flex min-h-8.5 items-center gap-2 rounded-full bg-tuff-100 py-1 pr-2.5 pl-3.5 font-medium transition hover:bg-tuff-200"
                >
                  {label}
                  <XIcon aria-hidden="true" className="size-4 text-ink-2" />
                </Link>
              </li>
            ))}
          </ul>
          {total > 1 ? <Orders query={query} /> : null}
        </div>
      </div>
      {total === 0 ? (
        <EmptyState
          art="house"
          headingLevel={3}
          title={t('list.none_title')}
          text={t('list.none_text')}
          actions={
            <Link href={localePath(locale, brokersRoute)} className="type-ui font-semibold text-link hover:underline">
              {t('list.show_all')}
            </Link>
          }
          className="mt-4"
        />
      ) : (
        <ul className="mt-4 overflow-hidden rounded-card shadow-hairline">
          {data.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </ul>
      )}
      {total > 0 ? (
        <Pagination
          className="mt-6"
          page={page}
          pageCount={lastPage}
          hrefFor={(number) => brokersPath(locale, { ...query, page: number })}
          rangeText={t('list.range', { from: shown(first), to: shown(first + data.length - 1), total: shown(total) })}
          labels={{
            navigation: t('list.pages'),
            previous: t('list.previous'),
            next: t('list.next'),
            page: (number) => t('list.page', { page: number }),
          }}
        />
      ) : null}
    </section>
  );
}
