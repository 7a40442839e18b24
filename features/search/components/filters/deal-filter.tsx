'use client';

import type { FilterParameters } from '@/lib/contracts/parameters';
import { chooseDeal, chooseTypes } from '../../domain/offered-filters';
import { OptionFilter } from './option-filter';
import type { FilterDraft } from './use-filter-draft';

type Props = { parameters: FilterParameters; draft: FilterDraft };

/** One deal or any; choices that do not apply to the deal are dropped from the draft. */
export function DealFilter({ parameters, draft }: Props) {
  return (
    <OptionFilter
      isSingle
      options={parameters.dictionaries.deal_types ?? []}
      chosen={draft.filters.deal_types ?? []}
      onChange={([id = null]) => draft.replace(chooseDeal(parameters, draft.filters, id))}
    />
  );
}

/** Any number of types; choices that apply to none of them are dropped from the draft. */
export function TypeFilter({ parameters, draft }: Props) {
  return (
    <OptionFilter
      options={parameters.dictionaries.real_estate_types ?? []}
      chosen={draft.filters.real_estate_types ?? []}
      onChange={(ids) => draft.replace(chooseTypes(parameters, draft.filters, ids))}
    />
  );
}
