import type { FilterParameters, Option } from '@/lib/contracts/parameters';
import { hiddenProjectTypeIds } from '@/lib/domain/estimate/vocabulary';

const saleDealId = 1;

/** The one type that is offered. */
export const offeredTypes = ({ dictionaries }: FilterParameters, typeId: number): Option[] =>
  (dictionaries.real_estate_types ?? []).filter(({ id }) => id === typeId);

/** The options of a dictionary for a sale of that type; the complexes of single developers are not offered as project types. */
export function offeredOptions({ dictionaries }: FilterParameters, dictionary: string, typeId: number): Option[] {
  return (dictionaries[dictionary] ?? []).filter(
    ({ id, real_estate_types: types, deal_types: deals, is_display_only: isShownOnly }) =>
      types.includes(typeId) &&
      deals.includes(saleDealId) &&
      !isShownOnly &&
      !(dictionary === 'project_types' && hiddenProjectTypeIds.includes(id)),
  );
}
