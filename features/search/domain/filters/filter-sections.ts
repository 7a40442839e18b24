import { statementFlagNames, statementIdListNames } from '@/lib/contracts/statements/filter-query';
import { type Filter, filtersOf, namesOf, type PanelGroupName, panelGroupNames } from '@/lib/contracts/statements/filters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

type Section<T> = Extract<T, { panel: PanelGroupName }>;
const hasSection = <T extends Filter>(filter: T): filter is Section<T> => 'panel' in filter;

/** Sections with a range, in the order of the panel; `price` means `price_from` and `price_to`. */
export const rangeSectionNames = namesOf(
  filtersOf('range', 'price')
    .filter(hasSection)
    .sort((one, other) => panelGroupNames.indexOf(one.panel) - panelGroupNames.indexOf(other.panel)),
);
export type RangeSectionName = (typeof rangeSectionNames)[number];

/** Sections of one switch. */
export const flagSectionNames = namesOf(filtersOf('flag').filter(hasSection));
export type FlagSectionName = (typeof flagSectionNames)[number];

/** Sections that offer the entries of the dictionary of the same name. */
export const optionSectionNames = namesOf(filtersOf('option', 'options').filter(hasSection));
export type OptionSectionName = (typeof optionSectionNames)[number];

export type SectionName = RangeSectionName | FlagSectionName | OptionSectionName;
export type IdListName = (typeof statementIdListNames)[number];
export type FlagName = (typeof statementFlagNames)[number];

const isIn =
  <T extends string>(names: readonly T[]) =>
  (name: string): name is T =>
    (names as readonly string[]).includes(name);

export const isRangeSection = isIn(rangeSectionNames);
export const isFlagSection = isIn(flagSectionNames);
export const isOptionSection = isIn(optionSectionNames);

/** The filters with some replaced, on the first page; undefined removes a filter. */
export function changeFilters(filters: StatementFilters, changes: StatementFilters): StatementFilters {
  const next = { ...filters, ...changes, page: undefined };
  const isPriced = [next.price_from, next.price_to, next.square_price_from, next.square_price_to].some(
    (bound) => bound !== undefined,
  );
  const entries = Object.entries({ ...next, ...(isPriced ? {} : { currency_id: undefined }) });
  return Object.fromEntries(
    entries.filter(
      ([, value]) => value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  ) as StatementFilters;
}

/** Swaps bounds that were typed in the wrong order: from 800 to 140 would find nothing. */
export function orderRanges(filters: StatementFilters): StatementFilters {
  const ordered = { ...filters };
  for (const name of rangeSectionNames) {
    const from = filters[`${name}_from`];
    const to = filters[`${name}_to`];
    if (from !== undefined && to !== undefined && from > to)
      Object.assign(ordered, { [`${name}_from`]: to, [`${name}_to`]: from });
  }
  return ordered;
}

const placeListNames = namesOf(filtersOf('place'));

const isPlaceList = (name: string): boolean => (placeListNames as readonly string[]).includes(name);

/** How many filters narrow the list. All places count as one, both bounds of a range as one, order and page not at all. */
export function countActiveFilters(filters: StatementFilters): number {
  const lists = statementIdListNames.filter((name) => !isPlaceList(name) && filters[name]?.length);
  const flags = statementFlagNames.filter((name) => filters[name]);
  const ranges = rangeSectionNames.filter((name) => filters[`${name}_from`] !== undefined || filters[`${name}_to`] !== undefined);
  const others = [
    placeListNames.some((name) => filters[name]?.length),
    filters.q,
    filters.bounds,
    filters.drawn_areas?.length,
    filters.metro_minutes_to,
  ].filter(Boolean);
  return lists.length + flags.length + ranges.length + others.length;
}

/** Removes everything but the order. */
export function clearFilters({ order_by, sequence, per_page }: StatementFilters): StatementFilters {
  return changeFilters({ order_by, sequence, per_page }, {});
}
