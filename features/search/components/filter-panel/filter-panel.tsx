'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { useParameters } from '@/lib/api/market/use-market-data';
import { withQueryProvider } from '@/lib/api/query-provider';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { passIntent } from '@/lib/stores/pending-intent';
import { saveSearchName } from '@/lib/stores/save-search-name';
import { countActiveFilters, orderRanges } from '../../domain/filters/filter-sections';
import { RelaxationChoices, ShowResultsButton } from '../filters/show-results-button';
import { type SearchState, useApplyFilters } from '../filters/use-apply-filters';
import { useFilterDraft } from '../filters/use-filter-draft';
import { FilterPanelBody } from './filter-panel-body';
import { SaveDraftButton } from './save-draft-button';

type Props = { search: SearchState; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/**
 * All filters in one dialog, a full screen on phones; its button applies them. Give each opening another key, so that it starts
 * from the applied filters.
 */
export const FilterPanel = withQueryProvider(function FilterPanel({ search, isOpen, onOpenChange }: Props) {
  const t = useTranslations('search');
  const common = useTranslations('common');
  const isPhone = useMediaQuery('(max-width: 991px)');
  const formId = useId();
  const parameters = useParameters();
  const draft = useFilterDraft(search.filters, search.base?.fixed);
  const apply = useApplyFilters(search);
  const submit = (filters: StatementFilters) => {
    onOpenChange(false);
    apply(filters);
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    submit(draft.filters);
  };
  /** The list of the draft opens with its save form. */
  const save = () => {
    passIntent(saveSearchName(orderRanges(draft.filters)));
    submit(draft.filters);
  };
  const chosenCount = countActiveFilters(draft.filters) - countActiveFilters(search.base?.fixed ?? {});
  const frame = {
    open: isOpen,
    onOpenChange,
    title: t('panel.title'),
    closeLabel: common('close'),
    footer: (
      <>
        <RelaxationChoices filters={draft.filters} places={search.places} onRelax={draft.reset} />
        <div className="flex items-center justify-between gap-2">
          <Button variant="ghost" onClick={draft.clear} className="max-lg:px-2">
            {t('clear')}
          </Button>
          {chosenCount > 0 ? (
            <span className="num type-sm mr-auto text-ink-2 max-lg:sr-only">{t('panel.chosen', { count: chosenCount })}</span>
          ) : null}
          {search.base ? null : <SaveDraftButton onPress={save} />}
          <ShowResultsButton
            filters={draft.filters}
            places={search.places}
            onRelax={submit}
            form={formId}
            className="min-w-0 max-lg:flex-1"
          />
        </div>
      </>
    ),
  };
  const form = (
    <form id={formId} onSubmit={submitForm}>
      <QueryBoundary query={parameters} failedText={t('panel.failed')} retryLabel={common('retry')}>
        {(loaded) => <FilterPanelBody parameters={loaded} draft={draft} streets={search.streets} places={search.places} />}
      </QueryBoundary>
    </form>
  );
  if (isPhone) return <Sheet {...frame}>{form}</Sheet>;
  return (
    <Dialog {...frame} title={<span className="mt type-h2">{frame.title}</span>} width={1040}>
      {form}
    </Dialog>
  );
});
