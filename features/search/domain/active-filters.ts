import { type StatementFilters, statementFlagNames, statementIdListNames } from '@/lib/contracts/statements/statement-filters';
import { changeFilters, rangeSectionNames } from './filter-sections';

const placeListNames = ['cities', 'districts', 'urbans', 'streets', 'grouped_streets'] as const;

const isPlaceList = (name: string): boolean => (placeListNames as readonly string[]).includes(name);

/** How many filters narrow the list. All places count as one, both bounds of a range as one, order and page not at all. */
export function countActiveFilters(filters: StatementFilters): number {
  const lists = statementIdListNames.filter((name) => !isPlaceList(name) && filters[name]?.length);
  const flags = statementFlagNames.filter((name) => filters[name]);
  const ranges = rangeSectionNames.filter((name) => filters[`${name}_from`] !== undefined || filters[`${name}_to`] !== undefined);
  const others = [placeListNames.some((name) => filters[name]?.length), filters.q, filters.bounds].filter(Boolean);
  return lists.length + flags.length + ranges.length + others.length;
}

/** Removes everything but the order. */
export function clearFilters({ order_by, sequence, per_page }: StatementFilters): StatementFilters {
  return changeFilters({ order_by, sequence, per_page }, {});
}
