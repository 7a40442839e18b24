'use client';

import type { ReactElement } from 'react';
import { withQueryProvider } from '@/lib/api/query-provider';
import { PlaceDraftFilter } from '../filters/place-draft-filter';
import { type SearchState, useApplyFilters } from '../filters/use-apply-filters';

/** The place picker of the bar: its button opens the list of the chosen places. Loaded on the first press. */
export const BarPlacePicker = withQueryProvider(function BarPlacePicker({
  search,
  trigger,
}: {
  search: SearchState;
  trigger: ReactElement;
}) {
  const apply = useApplyFilters(search);
  return (
    <PlaceDraftFilter
      isInitiallyOpen
      takesSentences
      opensList
      filters={search.filters}
      streets={search.streets}
      onApply={apply}
      trigger={trigger}
    />
  );
});
