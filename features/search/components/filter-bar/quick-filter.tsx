'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Popover } from '@/components/ui/overlays/popover';
import { useParameters } from '@/lib/api/market/use-market-data';
import { withQueryProvider } from '@/lib/api/query-provider';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { changeFilters } from '../../domain/filters/filter-sections';
import { offeredOptions } from '../../domain/filters/offered-filters';
import type { QuickFilterName } from '../../domain/filters/quick-filter-names';
import { FilterSection } from '../filters/filter-section';
import { DealFilter, OptionFilter, TypeFilter } from '../filters/option-filter';
import { PriceCurrencySwitch, RangeFilter } from '../filters/range-filter';
import { ShowResultsButton } from '../filters/show-results-button';
import { type SearchState, useApplyFilters } from '../filters/use-apply-filters';
import { type FilterDraft, useFilterDraft } from '../filters/use-filter-draft';

type BodyProps = { name: QuickFilterName; label: string; draft: FilterDraft };

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
export function QuickFilterBody({ name, label, draft }: BodyProps) {
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

const cleared: Record<QuickFilterName, StatementFilters> = {
  deal: { deal_types: [] },
  type: { real_estate_types: [] },
  price: { price_from: undefined, price_to: undefined },
  area: { area_from: undefined, area_to: undefined },
  rooms: { room_types: [] },
};

type Props = { name: QuickFilterName; label: string; search: SearchState; trigger: ReactElement };

/** One filter of the bar in a popover with a button that applies it. Starts open: the press that opens it loads it. */
export const QuickFilter = withQueryProvider(function QuickFilter({ name, label, search, trigger }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger={trigger} label={label} className="w-105 p-0">
      <QuickFilterForm name={name} label={label} search={search} onApplied={() => setIsOpen(false)} />
    </Popover>
  );
});

/** Mounted with the popover, so every opening starts from the applied filters. */
function QuickFilterForm({ name, label, search, onApplied }: Omit<Props, 'trigger'> & { onApplied: () => void }) {
  const t = useTranslations('search');
  const formId = useId();
  const draft = useFilterDraft(search.filters);
  const apply = useApplyFilters(search);
  const submit = (filters: StatementFilters) => {
    onApplied();
    apply(filters);
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    submit(draft.filters);
  };
  return (
    <form id={formId} onSubmit={submitForm}>
      <div className="p-4">
        <QuickFilterBody name={name} label={label} draft={draft} />
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-line px-4 py-3">
        <Button variant="ghost" size="md" onClick={() => submit(changeFilters(draft.filters, cleared[name]))}>
          {t('clear')}
        </Button>
        <ShowResultsButton
          filters={draft.filters}
          places={search.places}
          onRelax={submit}
          form={formId}
          className="min-h-11 min-w-0"
        />
      </div>
    </form>
  );
}
