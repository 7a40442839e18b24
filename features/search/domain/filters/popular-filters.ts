import type { FilterParameters } from '@/lib/contracts/parameters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type PopularName, popularConditions, popularNames } from '@/lib/domain/statement/popular-conditions';
import type { SectionName } from './filter-sections';
import { offeredOptions, offeredSections } from './offered-filters';

/** The kind of parking that means none. */
export const noParkingId = 3;

/** The section that has to be offered for a condition to make sense; the metro is for every type. */
const sectionOf: Record<PopularName, SectionName | null> = {
  lift: 'parameters',
  parking: 'parking_types',
  owner: 'owner',
  metro: null,
  new_building: 'statuses',
  renovated: 'conditions',
  balcony: 'has_balcony',
  not_first: 'not_first',
};

const entriesOf = (name: PopularName) =>
  Object.entries(popularConditions[name]) as [keyof StatementFilters, boolean | number | number[]][];

const listOf = (filters: StatementFilters, key: keyof StatementFilters): number[] => {
  const value = filters[key];
  const members: readonly (number | string)[] = Array.isArray(value) ? value : [];
  return members.filter((member) => typeof member === 'number');
};

/** The popular conditions that the chosen types and deal have. */
export function offeredPopular(parameters: FilterParameters, filters: StatementFilters): PopularName[] {
  const sections = offeredSections(parameters, filters);
  return popularNames.filter((name) => {
    const section = sectionOf[name];
    if (section === null) return true;
    if (!sections.includes(section)) return false;
    return entriesOf(name).every(([key, value]) => {
      if (key !== 'parameters' && key !== 'statuses' && key !== 'conditions') return true;
      const ids = offeredOptions(parameters, key, filters).map(({ id }) => id);
      return Array.isArray(value) && value.every((id) => ids.includes(id));
    });
  });
}

/** Whether a search has the condition. Any kind of parking is parking. */
export function isPopularChosen(filters: StatementFilters, name: PopularName): boolean {
  if (name === 'parking' && filters.parking_types?.some((id) => id !== noParkingId)) return true;
  return entriesOf(name).every(([key, value]) =>
    Array.isArray(value) ? value.every((id) => listOf(filters, key).includes(id)) : filters[key] === value,
  );
}

/** What to change to add or remove the condition; other members of its list stay. */
export function togglePopular(filters: StatementFilters, name: PopularName, isOn: boolean): StatementFilters {
  const changes = entriesOf(name).map(([key, value]) => {
    if (!Array.isArray(value)) return [key, isOn ? value : undefined];
    const others = listOf(filters, key).filter((id) => !value.includes(id));
    return [key, isOn ? [...others, ...value] : others];
  });
  return { ...Object.fromEntries(changes), ...(name === 'parking' ? { parking_types: [] } : {}) };
}

/** One choice over the kinds of parking: some of them, or any. */
export const chooseParking = (ids: number[]): StatementFilters =>
  ids.length > 0 ? { parking_types: ids, has_parking: undefined } : { parking_types: [], has_parking: true };
