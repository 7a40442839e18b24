'use client';

import type { ReactElement } from 'react';
import { PlaceFilter } from './place-filter';
import { type SearchState, useApplyFilters } from './use-apply-filters';

/** The picker of the bar: its button opens the list of the chosen places. Loaded by the press that opens it. */
export function BarPlacePicker({ search, trigger }: { search: SearchState; trigger: ReactElement }) {
  const apply = useApplyFilters(search);
  return <PlaceFilter isOpenAtFirst filters={search.filters} streets={search.streets} onApply={apply} trigger={trigger} />;
}
