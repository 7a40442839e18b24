import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { ListView as View } from '../load-search';
import { FilterBar } from './filter-bar/filter-bar';
import { ReducedNote } from './results/reduced-note';
import { ResultsFrame } from './results/results-frame';
import { SearchHeading } from './results/search-heading';
import { SearchResults } from './results/search-results';
import { SearchNavigationProvider } from './search-navigation';

type Props = View & {
  title: string;
  now: Date;
  /** Of the element that the list begins with. */
  id: string;
  /** Wraps everything below the filters, for instance to put a map beside the list. */
  surround: (list: ReactNode) => ReactNode;
};

/** The statements of another page, with the filters of the search; the state is stored in that page's query. */
export function ListView({ id, now, title, surround, ...view }: Props) {
  const t = useTranslations('search.list');
  const { count, search } = view;
  const isAll = view.chips.length === 0;
  return (
    <SearchNavigationProvider address={view.address} listPath={search.base.path} topId={id}>
      <section id={id} aria-label={title} className="scroll-mt-(--header-h)">
        {count.total === 0 && isAll ? null : (
          <FilterBar labels={view.labels} activeCount={view.activeCount} search={search} isInPage />
        )}
        {surround(
          <div>
            <SearchHeading
              as="h2"
              title={title}
              total={count.total}
              order={view.order}
              orderHrefs={view.orderHrefs}
              chips={view.chips}
              clearHref={view.clearHref}
            />
            {view.isReduced ? <ReducedNote /> : null}
            <ResultsFrame>
              {count.total === 0 ? (
                <EmptyState
                  art="house"
                  headingLevel={3}
                  title={t(isAll ? 'none_title' : 'empty_title')}
                  text={t(isAll ? 'none_text' : 'empty_text')}
                  actions={
                    isAll ? undefined : (
                      <a href={view.clearHref} className="type-ui font-semibold text-link hover:underline">
                        {t('show_all')}
                      </a>
                    )
                  }
                />
              ) : (
                <SearchResults statements={view.statements} count={count} now={now} hrefOfPage={view.hrefOfPage} />
              )}
            </ResultsFrame>
          </div>,
        )}
      </section>
    </SearchNavigationProvider>
  );
}
