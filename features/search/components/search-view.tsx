import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { SkipLink } from '@/components/ui/navigation/skip-link';
import type { StatementCard, StatementCount } from '@/lib/contracts/statements/statements';
import type { IgnoredFilter } from '@/lib/routes/addresses/search-address';
import type { LastSearch } from '@/lib/stores/lists/last-searches';
import { saveSearchName } from '@/lib/stores/save-search-name';
import type { ListOrder } from '../domain/list-order';
import { savedSearchTitle } from '../domain/saved-search-title';
import type { RelaxationView } from '../load-relaxations';
import type { BarLabels } from '../search-summary';
import { FilterBar } from './filter-bar/filter-bar';
import type { SearchState } from './filters/use-apply-filters';
import { LastSearchLinks, RememberSearch } from './last-searches';
import { EmptyResults } from './results/empty-results';
import { PaidStrip } from './results/paid-strip';
import { ReducedNote } from './results/reduced-note';
import { ResultsFrame } from './results/results-frame';
import { type ChipLink, type OrderHrefs, SearchHeading } from './results/search-heading';
import { AuctionRail } from './results/search-rails';
import { SearchResults } from './results/search-results';
import { SaveSearch } from './saved/save-search';
import { SearchNavigationProvider } from './search-navigation';

type Props = {
  /** Address of the list. */
  address: string;
  title: string;
  now: Date;
  search: SearchState;
  labels: BarLabels;
  activeCount: number;
  chips: ChipLink[];
  clearHref: string;
  order: ListOrder;
  orderHrefs: OrderHrefs;
  hrefOfPage: (page: number) => string;
  statements: StatementCard[];
  paid: StatementCard[];
  auctions: StatementCard[];
  count: StatementCount;
  /** Whether the address has a drawn area that could not be read. */
  isAreaLost: boolean;
  /** Whether the search index did not answer, so that the database did. */
  isReduced: boolean;
  /** Conditions of the address that could not be read. */
  ignored: readonly IgnoredFilter[];
  /** Suggestions for a search without results; null for one with some. */
  relaxation: RelaxationView | null;
  remembered: LastSearch | null;
  reportUuid: string;
  /** Wraps everything below the filters, for instance to put a map beside the list. @param floating for the bar that floats on narrow screens */
  surround: (list: ReactNode, floating: ReactNode) => ReactNode;
  /** Shown in the middle of the list on phones. */
  advertisement?: ReactNode;
};

const resultsId = 'results';

function LostArea() {
  const t = useTranslations('search');
  return (
    <InlineAlert tone="warning" className="mt-3">
      {t('drawn_lost')}
    </InlineAlert>
  );
}

const valueLengthMax = 30;

/** Which conditions of the address do not count, each as it was written. */
function IgnoredFilters({ ignored }: { ignored: readonly IgnoredFilter[] }) {
  const t = useTranslations('search');
  const parts = ignored.map(({ name, value }) => `${name} = ${value.slice(0, valueLengthMax)}`);
  return (
    <InlineAlert tone="warning" className="mt-3">
      {t('ignored', { parts: parts.join('; ') })}
    </InlineAlert>
  );
}

/** The search page: filters, heading, paid strip, list and auctions. */
export function SearchView(view: Props) {
  const { now, paid, auctions, count } = view;
  const t = useTranslations('search');
  const { filters } = view.search;
  const saved = { filters, name: saveSearchName(filters), title: savedSearchTitle(view.title, view.chips) };
  return (
    <SearchNavigationProvider address={view.address}>
      <SkipLink targetId={resultsId} label={t('skip')} />
      <FilterBar
        labels={view.labels}
        activeCount={view.activeCount}
        search={view.search}
        action={<SaveSearch {...saved} look="bar" />}
      />
      {view.surround(
        <div className="max-xl:pb-14 print:pb-0">
          {view.isAreaLost ? <LostArea /> : null}
          {view.ignored.length > 0 ? <IgnoredFilters ignored={view.ignored} /> : null}
          <SearchHeading
            title={view.title}
            total={count.total}
            order={view.order}
            orderHrefs={view.orderHrefs}
            chips={view.chips}
            clearHref={view.clearHref}
          />
          {view.isReduced ? <ReducedNote /> : null}
          <ResultsFrame id={resultsId}>
            <PaidStrip statements={paid} />
            {view.relaxation ? (
              <EmptyResults
                relaxation={view.relaxation}
                clearHref={view.clearHref}
                now={now}
                action={<SaveSearch {...saved} look="main" />}
              />
            ) : (
              <SearchResults
                statements={view.statements}
                count={count}
                now={now}
                hrefOfPage={view.hrefOfPage}
                advertisement={view.advertisement}
                isFirst
              />
            )}
            <AuctionRail statements={auctions} now={now} />
          </ResultsFrame>
          {view.chips.length === 0 ? <LastSearchLinks /> : null}
        </div>,
        <SaveSearch {...saved} look="float" />,
      )}
      <RememberSearch search={view.remembered} reportUuid={view.reportUuid} />
    </SearchNavigationProvider>
  );
}
