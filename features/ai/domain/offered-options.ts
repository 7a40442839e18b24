import type { FilterParameters, Option } from '@/lib/contracts/parameters';
import { hiddenProjectTypeIds } from '@/lib/domain/estimate/vocabulary';
import { dealTypes } from '@/lib/domain/statement/market-ids';

/** The one type that has estimates. */
export const offeredTypes = ({ dictionaries }: FilterParameters, typeId: number): Option[] =>
  (dictionaries.real_estate_types ?? []).filter(({ id }) => id === typeId);

/** The options of a dictionary for a sale of that type; project types of single developers are left out. */
export function offeredOptions({ dictionaries }: FilterParameters, dictionary: string, typeId: number): Option[] {
  return (dictionaries[dictionary] ?? []).filter(
    ({ id, real_estate_types: types, deal_types: deals, is_display_only: isDisplayOnly }) =>
      types.includes(typeId) &&
      deals.includes(dealTypes.sale) &&
      !isDisplayOnly &&
      !(dictionary === 'project_types' && hiddenProjectTypeIds.includes(id)),
  );
}
