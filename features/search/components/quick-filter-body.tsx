'use client';

import { useParameters } from '@/lib/api/use-market-data';
import type { FilterParameters } from '@/lib/contracts/parameters';
import { offeredOptions } from '../domain/offered-filters';
import { DealFilter, TypeFilter } from './deal-filter';
import { FilterSection } from './filter-section';
import { OptionFilter } from './option-filter';
import { ParametersGate } from './parameters-gate';
import { PriceCurrency } from './price-currency';
import type { QuickFilterName } from './quick-filter-names';
import { RangeFilter } from './range-filter';
import type { FilterDraft } from './use-filter-draft';

type Props = { name: QuickFilterName; label: string; draft: FilterDraft };

function optionsOf(name: QuickFilterName, parameters: FilterParameters, draft: FilterDraft) {
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
  const parameters = useParameters();
  if (name === 'price' || name === 'area')
    return (
      <FilterSection title={label} end={name === 'price' ? <PriceCurrency draft={draft} /> : undefined}>
        <RangeFilter section={name} draft={draft} />
      </FilterSection>
    );
  return (
    <FilterSection title={label}>
      <ParametersGate query={parameters}>{(loaded) => optionsOf(name, loaded, draft)}</ParametersGate>
    </FilterSection>
  );
}
