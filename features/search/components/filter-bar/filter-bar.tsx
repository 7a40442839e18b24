'use client';

import { useTranslations } from 'next-intl';
import type { BarLabels } from '../../search-summary';
import type { SearchState } from '../filters/use-apply-filters';
import { BarFilter } from './bar-filter';
import { BarPlaceFilter } from './bar-place-filter';
import { FilterPanelButton } from './filter-panel-button';
import { quickFilterNames } from './quick-filter-names';

type Props = { labels: BarLabels; activeCount: number; search: SearchState };

/** Narrow screens leave the last ones to the panel. */
const shownFrom = {
  deal: 'max-lg:hidden',
  type: 'max-lg:hidden',
  price: 'max-lg:hidden',
  area: 'max-xl:hidden',
  rooms: 'max-xl:hidden',
};

/** The filters of the list, always at hand: the bar stays under the header and goes up with it. */
export function FilterBar({ labels, activeCount, search }: Props) {
  const t = useTranslations('search.bar');
  return (
    <search
      aria-label={t('label')}
      className="sticky top-(--header-h) z-filter border-b border-line bg-surface transition-transform duration-200 print:hidden xl:[body:has(header[data-scrolled=true])_&]:-translate-y-[3.25rem]"
    >
      <div className="container-page flex min-h-17.5 xl:max-w-none items-center gap-2">
        <BarPlaceFilter labels={labels} search={search} className="flex-1 lg:max-w-84 lg:min-w-44" />
        {quickFilterNames.map((name) => (
          <BarFilter key={name} name={name} label={t(name)} chosen={labels[name]} search={search} className={shownFrom[name]} />
        ))}
        <FilterPanelButton activeCount={activeCount} search={search} />
      </div>
    </search>
  );
}
