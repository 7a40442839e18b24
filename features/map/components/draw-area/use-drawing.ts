'use client';

import { useReducer, useState } from 'react';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type Draft, type DraftAction, encodedAreas, reduceDraft, startDraft } from '../../domain/draw/draft';
import { drawnFilters } from '../../domain/search-area';
import { useAreaCounts } from '../../queries/use-area-counts';
import type { MapArea } from '../canvas/canvas';

type Step = DraftAction | { type: 'open'; areas: readonly string[] } | { type: 'close' };

function reduce(draft: Draft | null, step: Step): Draft | null {
  if (step.type === 'open') return startDraft(step.areas);
  if (step.type === 'close' || draft === null) return null;
  return reduceDraft(draft, step);
}

/** Areas that are drawn over the map of a search; another search ends it. */
export function useDrawing(filters: StatementFilters) {
  const [draft, dispatch] = useReducer(reduce, null);
  const [isDragging, setDragging] = useState(false);
  const [searched, setSearched] = useState(filters);
  if (searched !== filters) {
    setSearched(filters);
    if (draft && JSON.stringify(searched) !== JSON.stringify(filters)) dispatch({ type: 'close' });
  }
  const areas = draft ? encodedAreas(draft) : (filters.drawn_areas ?? []);
  // While a corner is moved nothing is searched.
  const [settled, setSettled] = useState(areas);
  if (!isDragging && settled.join() !== areas.join()) setSettled(areas);
  const counts = useAreaCounts(filters, settled, draft !== null);
  return {
    draft,
    areas,
    counts,
    /** What the map shows while drawing. */
    filters: draft ? drawnFilters(filters, settled) : filters,
    act: (step: DraftAction) => {
      if (step.type === 'grab' || step.type === 'drop') setDragging(step.type === 'grab');
      dispatch(step);
    },
    open: () => dispatch({ type: 'open', areas: filters.drawn_areas ?? [] }),
    close: () => dispatch({ type: 'close' }),
  };
}

/** The outlines on the map: of the draft, else of the search. */
export function shownAreas({ draft }: Pick<Drawing, 'draft'>, { drawn_areas: encoded }: StatementFilters): MapArea[] {
  const areas = draft ? draft.areas : startDraft(encoded).areas;
  return areas.map((corners, index) => ({ corners, isActive: draft?.tool === 'move' && index === draft.active }));
}

export type Drawing = ReturnType<typeof useDrawing>;
