import { statementFlagNames, statementIdListNames, statementRangeNames } from '@/lib/contracts/statements/filter-query';
import { filtersOf, namesOf } from '@/lib/contracts/statements/filters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

/** One condition of a search: what it is called, and the filters that only it consists of. */
export type Condition = { key: string; part: StatementFilters };

/** Conditions are the bits of one integer. */
const conditionsMax = 30;

const placeNames: readonly (keyof StatementFilters)[] = namesOf(filtersOf('place'));
/** Whose statements a list shows is not a condition of the visitor. */
const scopeNames = new Set<string>(filtersOf('key').map(({ name }) => name));

const partOf = (filters: StatementFilters, names: readonly (keyof StatementFilters)[]): StatementFilters =>
  Object.fromEntries(names.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

/** "price_from" and "price_to" are the bounds of "price". A bound without a partner is its own condition. */
const rangeKey = (name: string): string => (name === 'metro_minutes_to' ? name : name.replace(/_(from|to)$/, ''));

/**
 * The conditions of a search that can be dropped, each with the filters it consists of.
 * @param fixed filters that always stay
 */
export function conditionsOf(filters: StatementFilters, fixed: readonly string[]): Condition[] {
  const condition = (key: string, names: readonly (keyof StatementFilters)[]): Condition[] => {
    const part = partOf(filters, names);
    const isPriced = key === 'price' || key === 'square_price';
    return Object.values(part).some(isSet)
      ? [{ key, part: { ...part, ...(isPriced ? partOf(filters, ['currency_id']) : {}) } }]
      : [];
  };
  const lists = statementIdListNames.filter(
    (name) => !scopeNames.has(name) && name !== 'parameters' && !placeNames.includes(name),
  );
  // A walk to chosen stations is one condition: neither half means the same by itself.
  const isWalkOfStations = isSet(filters.metro_station_ids) && filters.metro_minutes_to !== undefined;
  const ranges = Map.groupBy(
    statementRangeNames.filter((name) => name !== 'metro_minutes_to' || !isWalkOfStations),
    rangeKey,
  );
  return [
    ...condition('place', placeNames),
    ...[...ranges].flatMap(([key, names]) => condition(key, names)),
    ...lists.flatMap((name) =>
      condition(name, name === 'metro_station_ids' && isWalkOfStations ? [name, 'metro_minutes_to'] : [name]),
    ),
    ...(filters.parameters ?? []).map((id): Condition => ({ key: `parameters-${id}`, part: { parameters: [id] } })),
    ...statementFlagNames.flatMap((name) => condition(name, [name])),
    ...condition('q', ['q']),
    ...condition('bounds', ['bounds']),
    ...condition('drawn_areas', ['drawn_areas']),
  ]
    .filter(({ key }) => !fixed.includes(key))
    .slice(0, conditionsMax);
}

/** The filters without some of their conditions, on the first page. */
export function withoutConditions(filters: StatementFilters, conditions: readonly Condition[]): StatementFilters {
  const left: StatementFilters = { ...filters, page: undefined, per_page: undefined };
  for (const { part } of conditions) {
    for (const name of Object.keys(part) as (keyof StatementFilters)[]) {
      if (name === 'parameters') left.parameters = left.parameters?.filter((id) => !part.parameters?.includes(id));
      else if (name !== 'currency_id') left[name] = undefined;
    }
  }
  const isPriced = statementRangeNames.some((name) => name.includes('price') && left[name] !== undefined);
  return isPriced ? left : { ...left, currency_id: undefined };
}

/** The conditions whose bits are set. */
export const conditionsIn = (mask: number, conditions: readonly Condition[]): Condition[] =>
  conditions.filter((_, index) => (mask & (1 << index)) !== 0);

/** The masks of one condition, then those of two. */
export function smallMasks(count: number): { one: number[]; two: number[] } {
  const one = Array.from({ length: count }, (_, index) => 1 << index);
  return { one, two: one.flatMap((bit, index) => one.slice(index + 1).map((other) => bit | other)) };
}
