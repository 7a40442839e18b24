'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { quickFilterNames } from '../../domain/filters/quick-filter-names';
import type { BarLabels } from '../../search-summary';
import type { SearchState } from '../filters/use-apply-filters';
import { BarFilter } from './bar-filter';
import { BarPlaceFilter } from './bar-place-filter';
import { FilterPanelButton } from './filter-panel-button';

type Props = {
  labels: BarLabels;
  activeCount: number;
  search: SearchState;
  /** Whether it is part of a page's column instead of a band across the page. */
  isInPage?: boolean;
  /** Shown at its end. */
  action?: ReactNode;
};

/** On narrow screens the last ones are in the panel only. */
const shownFrom = {
  deal: 'max-lg:hidden',
  type: 'max-lg:hidden',
  price: 'max-lg:hidden',
  area: 'max-xl:hidden',
  rooms: 'max-xl:hidden',
};

/** The filters of the list in a bar that sticks below the header and hides with it. */
export function FilterBar({ labels, activeCount, search, isInPage = false, action }: Props) {
  const t = useTranslations('search.bar');
  return (
    <search
      aria-label={t('label')}
      data-filter-bar={isInPage ? 'page' : 'site'}
      className="sticky top-(--header-h) z-filter border-b border-line bg-surface transition-transform duration-200 print:hidden xl:[body:has(header[data-scrolled=true])_&]:-translate-y-[3.25rem]"
    >
      <div className={cn('flex min-h-15 items-center gap-2', !isInPage && 'container-page xl:max-w-none side:px-[35px]')}>
        <BarPlaceFilter labels={labels} search={search} className="flex-1 lg:max-w-84 lg:min-w-44" />
        {quickFilterNames.map((name) => (
          <BarFilter key={name} name={name} label={t(name)} chosen={labels[name]} search={search} className={shownFrom[name]} />
        ))}
        <FilterPanelButton activeCount={activeCount} search={search} />
        {action}
      </div>
    </search>
  );
}
