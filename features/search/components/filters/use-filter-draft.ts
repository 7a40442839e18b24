'use client';

import { useState } from 'react';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { useCurrency } from '@/lib/stores/currency';
import { changeFilters, clearFilters } from '../../domain/filters/filter-sections';

export type FilterDraft = {
  filters: StatementFilters;
  /** Currency of the price bounds: theirs if they have one, else the one that prices are shown in. */
  currencyId: CurrencyId;
  /** Grows when the draft is replaced from outside, so that fields drop their typed text. */
  revision: number;
  replace: (filters: StatementFilters) => void;
  /** Replaces the draft from outside the fields. */
  reset: (filters: StatementFilters) => void;
  change: (changes: StatementFilters) => void;
  chooseCurrency: (currencyId: CurrencyId) => void;
  clear: () => void;
};

/**
 * Filters that are chosen but not yet applied.
 * @param fixed those of the page, which clearing leaves
 */
export function useFilterDraft(initial: StatementFilters, fixed: StatementFilters = {}): FilterDraft {
  const { currencyId: shownCurrencyId } = useCurrency();
  const [filters, setFilters] = useState(initial);
  const [currencyId, setCurrencyId] = useState<CurrencyId>(initial.currency_id ?? shownCurrencyId);
  const [revision, setRevision] = useState(0);
  const change = (changes: StatementFilters) =>
    setFilters((current) => changeFilters(current, { currency_id: currencyId, ...changes }));
  const reset = (next: StatementFilters) => {
    setFilters(next);
    setRevision((current) => current + 1);
  };
  return {
    filters,
    currencyId,
    revision,
    change,
    replace: setFilters,
    chooseCurrency: (id) => {
      setCurrencyId(id);
      change({ currency_id: id });
    },
    reset,
    clear: () => reset({ ...clearFilters(filters), ...fixed }),
  };
}
