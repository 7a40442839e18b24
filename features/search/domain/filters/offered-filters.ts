import type { FilterParameters, Option } from '@/lib/contracts/parameters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import {
  changeFilters,
  flagSectionNames,
  isFlagSection,
  isOptionSection,
  isRangeSection,
  type OptionSectionName,
  optionSectionNames,
  rangeSectionNames,
  type SectionName,
} from './filter-sections';

type Pair = FilterParameters['sections'][number];

const isChosen = (ids: number[] | undefined, id: number): boolean => !ids?.length || ids.includes(id);

/** The pairs of type and deal that the filters allow. */
function openPairs({ sections }: FilterParameters, { real_estate_types, deal_types }: StatementFilters): Pair[] {
  return sections.filter(
    (pair) => isChosen(real_estate_types, pair.real_estate_type_id) && isChosen(deal_types, pair.deal_type_id),
  );
}

const fits = (option: Option, pair: Pair): boolean =>
  option.real_estate_types.includes(pair.real_estate_type_id) && option.deal_types.includes(pair.deal_type_id);

const isMajority = (count: number, pairs: Pair[]): boolean => count * 2 > pairs.length;

/**
 * The sections of the panel, in the order of the parameters: those that most allowed pairs offer, so that a search
 * without a type does not offer what only land or only a hotel has.
 */
export function offeredSections(parameters: FilterParameters, filters: StatementFilters): SectionName[] {
  const pairs = openPairs(parameters, filters);
  const counts = new Map<string, number>();
  for (const name of pairs.flatMap((pair) => pair.filters)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => isMajority(count, pairs))
    .map(([name]) => name)
    .filter((name): name is SectionName => isRangeSection(name) || isFlagSection(name) || isOptionSection(name));
}

/** The options of a section: those that most allowed pairs offer, and those already chosen. */
export function offeredOptions(parameters: FilterParameters, name: OptionSectionName, filters: StatementFilters): Option[] {
  const pairs = openPairs(parameters, filters).filter((pair) => pair.filters.includes(name));
  return (parameters.dictionaries[name] ?? []).filter(
    (option) => filters[name]?.includes(option.id) || isMajority(pairs.filter((pair) => fits(option, pair)).length, pairs),
  );
}

/** Drops choices that no allowed pair offers any more: no statement could match them. */
export function pruneFilters(parameters: FilterParameters, filters: StatementFilters): StatementFilters {
  const pairs = openPairs(parameters, filters);
  const isOffered = (name: string): boolean => pairs.some((pair) => pair.filters.includes(name));
  const changes: StatementFilters = {};
  for (const name of rangeSectionNames) {
    if (!isOffered(name)) Object.assign(changes, { [`${name}_from`]: undefined, [`${name}_to`]: undefined });
  }
  for (const name of flagSectionNames) if (!isOffered(name)) changes[name] = undefined;
  if (!isOffered('parking_types')) changes.has_parking = undefined;
  for (const name of optionSectionNames) {
    const options = parameters.dictionaries[name] ?? [];
    const isPossible = (option: Option): boolean => pairs.some((pair) => pair.filters.includes(name) && fits(option, pair));
    changes[name] = filters[name]?.filter((id) => options.some((option) => option.id === id && isPossible(option)));
  }
  return changeFilters(filters, changes);
}

/** Chooses the deal, null for any, and drops the types without it and the choices that only they offer. */
export function chooseDeal(parameters: FilterParameters, filters: StatementFilters, dealTypeId: number | null): StatementFilters {
  const types = parameters.sections.filter((pair) => pair.deal_type_id === dealTypeId).map((pair) => pair.real_estate_type_id);
  return pruneFilters(parameters, {
    ...filters,
    deal_types: dealTypeId === null ? [] : [dealTypeId],
    real_estate_types: filters.real_estate_types?.filter((id) => dealTypeId === null || types.includes(id)),
  });
}

/** Chooses the types, and drops the deals that none of them has and the choices that only they offer. */
export function chooseTypes(parameters: FilterParameters, filters: StatementFilters, typeIds: number[]): StatementFilters {
  const deals = parameters.sections
    .filter((pair) => isChosen(typeIds, pair.real_estate_type_id))
    .map((pair) => pair.deal_type_id);
  return pruneFilters(parameters, {
    ...filters,
    real_estate_types: typeIds,
    deal_types: filters.deal_types?.filter((id) => deals.includes(id)),
  });
}
