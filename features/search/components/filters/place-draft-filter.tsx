'use client';

import { type ReactElement, useState } from 'react';
import { PlaceFilter } from '@/components/place-picker/place-filter';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import {
  filtersFromSelection,
  type PlaceSelection,
  selectedStreets,
  selectionFromFilters,
} from '@/lib/domain/place/place-selection';
import { changeFilters } from '../../domain/filter-sections';

type Street = { id: number; name: string };
type Props = {
  trigger: ReactElement;
  filters: StatementFilters;
  streets: Street[];
  /** Gets the filters with the chosen places, and the names of the chosen streets. */
  onApply: (filters: StatementFilters, streets: Street[]) => void;
  isInitiallyOpen?: boolean;
};

/** The places of the filters; a choice counts when the button is pressed. */
export function PlaceDraftFilter({ trigger, filters, streets, onApply, isInitiallyOpen }: Props) {
  const [draft, setDraft] = useState(() => selectionFromFilters(filters, streets));
  const filtersOf = (selection: PlaceSelection) =>
    changeFilters(filters, { ...filtersFromSelection(selection), grouped_streets: [] });
  return (
    <PlaceFilter
      trigger={trigger}
      isInitiallyOpen={isInitiallyOpen}
      value={draft}
      onChange={setDraft}
      filtersOf={filtersOf}
      onSubmit={() => onApply(filtersOf(draft), selectedStreets(draft))}
      onOpenChange={(isOpen) => {
        if (isOpen) setDraft(selectionFromFilters(filters, streets));
      }}
    />
  );
}
