'use client';

import { useTranslations } from 'next-intl';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { useParameters } from '@/lib/api/use-market-data';
import type { FilterParameters } from '@/lib/contracts/parameters';
import { offeredOptions } from '../../domain/offered-filters';
import { DealFilter, TypeFilter } from '../filters/deal-filter';
import { FilterSection } from '../filters/filter-section';
import { OptionFilter } from '../filters/option-filter';
import { PriceCurrencySwitch } from '../filters/price-currency-switch';
import { RangeFilter } from '../filters/range-filter';
import type { FilterDraft } from '../filters/use-filter-draft';
import type { QuickFilterName } from './quick-filter-names';

type Props = { name: QuickFilterName; label: string; draft: FilterDraft };

function renderOptions(name: QuickFilterName, parameters: FilterParameters, draft: FilterDraft) {
  if (name === 'deal') return <DealFilter parameters={parameters} draft={draft} />;
  if (name === 'type') return <TypeFilter parameters={parameters} draft={draft} />;
  return (
    <OptionFilter
      options={offeredOptions(parameters, 'room_types', draft.filters)}
      chosen={draft.filters.room_types ?? []}
      onChange={(ids) => draft.change({ room_types: ids })}
    />
  );
}

/** The control of one filter of the bar. */
export function QuickFilterBody({ name, label, draft }: Props) {
  const t = useTranslations();
  const parameters = useParameters();
  if (name === 'price' || name === 'area')
    return (
      <FilterSection title={label} end={name === 'price' ? <PriceCurrencySwitch draft={draft} /> : undefined}>
        <RangeFilter section={name} draft={draft} />
      </FilterSection>
    );
  return (
    <FilterSection title={label}>
      <QueryBoundary query={parameters} failedText={t('search.panel.failed')} retryLabel={t('common.retry')}>
        {(loaded) => renderOptions(name, loaded, draft)}
      </QueryBoundary>
    </FilterSection>
  );
}
