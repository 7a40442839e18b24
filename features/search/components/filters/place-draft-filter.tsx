'use client';

import { type ReactElement, useState } from 'react';
import { PlaceFilter } from '@/components/place-picker/place-filter';
import type { NamedKind } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import {
  filtersFromSelection,
  type PlaceSelection,
  selectedStreets,
  selectionFromFilters,
} from '@/lib/domain/place/place-selection';
import { changeFilters } from '../../domain/filters/filter-sections';

type Street = { id: number; name: string };
type Props = {
  trigger: ReactElement;
  filters: StatementFilters;
  streets: Street[];
  /** Receives the filters with the chosen places, and the chosen streets with their names. */
  onApply: (filters: StatementFilters, streets: Street[]) => void;
  isInitiallyOpen?: boolean;
  /** Whether a whole sentence may be written, which chooses other filters too. */
  takesSentences?: boolean;
  /** Whether the button opens the list of the places. */
  opensList?: boolean;
};

/** The places of the filters, applied by the button of the picker. */
export function PlaceDraftFilter({ filters, streets, onApply, takesSentences = false, ...picker }: Props) {
  const nameOf = (kind: NamedKind, id: number) => (kind === 'street' && streets.find((street) => street.id === id)?.name) || '';
  const [draft, setDraft] = useState(() => selectionFromFilters(filters, nameOf));
  const filtersOf = (selection: PlaceSelection) =>
    changeFilters(filters, { ...filtersFromSelection(selection), grouped_streets: [] });
  return (
    <PlaceFilter
      {...picker}
      value={draft}
      onChange={setDraft}
      filtersOf={filtersOf}
      onSentence={
        takesSentences
          ? (sentenceFilters) => onApply(changeFilters(sentenceFilters, { grouped_streets: [] }), selectedStreets(draft))
          : undefined
      }
      onSubmit={() => onApply(filtersOf(draft), selectedStreets(draft))}
      onOpenChange={(isOpen) => {
        if (isOpen) setDraft(selectionFromFilters(filters, nameOf));
      }}
    />
  );
}
