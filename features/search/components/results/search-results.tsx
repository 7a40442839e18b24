import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { StatementCard } from '@/components/statement-card/statement-card';
import { Pagination } from '@/components/ui/navigation/pagination';
import { cn } from '@/lib/cn';
import type { StatementCard as Statement, StatementCount } from '@/lib/contracts/statements/statements';
import { formatNumber } from '@/lib/format/number';
import { listColumns, listWidth } from './list-layout';

type Props = {
  statements: Statement[];
  count: StatementCount;
  now: Date;
  hrefOfPage: (page: number) => string;
  /** An advertisement in the middle of the list. */
  advertisement?: ReactNode;
  /** Whether the page begins with the list: then its first picture is loaded before anything else, and its first row is drawn at once. */
  isFirst?: boolean;
};

/** Cards in the widest row. */
const rowCount = 3;
/** Half of a page of the list. */
const advertisementAfter = 10;

/** One page of the list, with links to the others. */
export function SearchResults({ statements, count, now, hrefOfPage, advertisement, isFirst = false }: Props) {
  const drawnCount = isFirst ? rowCount : 0;
  const t = useTranslations('search');
  const locale = useLocale();
  const first = (count.page - 1) * count.per_page + 1;
  const shown = (value: number) => formatNumber(value, locale);
  return (
    <section aria-labelledby="results-heading" className={listWidth}>
      <h2 id="results-heading" className="sr-only">
        {t('results')}
      </h2>
      <ul className={listColumns}>
        {statements.map((statement, index) => (
          <Fragment key={statement.id}>
            {index === advertisementAfter && advertisement ? <li className="min-w-0 lg:hidden">{advertisement}</li> : null}
            <li data-statement-id={statement.id} className={cn('card-item', index < drawnCount || 'drawn-later')}>
              <StatementCard statement={statement} now={now} isEager={isFirst && index === 0} />
            </li>
          </Fragment>
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={count.page}
        pageCount={count.last_page}
        hrefFor={hrefOfPage}
        rangeText={t('range_text', {
          from: shown(first),
          to: shown(first + statements.length - 1),
          total: shown(count.total),
        })}
        labels={{
          navigation: t('pagination.label'),
          previous: t('pagination.previous'),
          next: t('pagination.next'),
          page: (page) => t('pagination.page', { page }),
        }}
      />
    </section>
  );
}
