'use client';

import type { ReactElement } from 'react';
import { PlaceDraftFilter } from '../filters/place-draft-filter';
import { type SearchState, useApplyFilters } from '../filters/use-apply-filters';

/** The picker of the bar: its button opens the list of the chosen places. Loaded by the press that opens it. */
export function BarPlacePicker({ search, trigger }: { search: SearchState; trigger: ReactElement }) {
  const apply = useApplyFilters(search);
  return <PlaceDraftFilter isInitiallyOpen filters={search.filters} streets={search.streets} onApply={apply} trigger={trigger} />;
}
