import type { Condition } from '@aivani/search-index/condition';
import { decodeArea } from '@/lib/contracts/statements/area-outline';
import { type FilterOf, filtersOf, filterTable } from '@/lib/contracts/statements/filters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { straightMetresOfWalk } from '@/lib/domain/place/walk';
import { dayMs } from '@/lib/domain/time/duration';
import { metroStations } from '../../data/gazetteer';
import { comparedCurrencyId, typedBounds, typedCurrencyIds } from './search.prices';
import { noPlaces, type PlaceScope, type SearchScope } from './search.scope';
import { stemGroups } from './search.terms';

export const everything: Condition = { kind: 'everything' };
const nothing: Condition = { kind: 'nothing' };

export const allOf = (parts: readonly Condition[]): Condition => {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  return parts.length === 0 ? everything : { kind: 'and', parts };
};
const anyOf = (parts: readonly Condition[]): Condition => {
  const [first] = parts;
  return first && parts.length === 1 ? first : { kind: 'or', parts };
};
export const oneOf = (field: string, values: readonly number[]): Condition => ({ kind: 'one-of', field, values });
const hasFlag = (field: string): Condition => ({ kind: 'flag', field });

/** Guards against 19.99 * 100 being a hair under 1999. */
const scaled = (value: number | undefined, factor: number, round: (exact: number) => number): number | undefined =>
  value === undefined ? undefined : round(Number((value * factor).toFixed(4)));

function between(field: string, from: number | undefined, to: number | undefined): Condition {
  return { kind: 'between', field, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function rangeCondition({ name, field, factor, isWhole }: FilterOf<'range'>, filters: StatementFilters): Condition[] {
  const [from, to] = [filters[`${name}_from`], filters[`${name}_to`]];
  if (from === undefined && to === undefined) return [];
  if (!isWhole) return [between(field, from, to)];
  return [between(field, scaled(from, factor, Math.ceil), scaled(to, factor, Math.floor))];
}

/** Prices are stored as their owners typed them, so the bounds are converted and no row follows the exchange rate. */
function priceCondition({ name, fields }: FilterOf<'price'>, filters: StatementFilters, usdRateGel: number): Condition[] {
  const bounds = { from: scaled(filters[`${name}_from`], 100, Math.ceil), to: scaled(filters[`${name}_to`], 100, Math.floor) };
  if (bounds.from === undefined && bounds.to === undefined) return [];
  const typed = typedCurrencyIds.map((typedId, index) => {
    const { from, to } = typedBounds(name, bounds, comparedCurrencyId(filters.currency_id), typedId, usdRateGel);
    return between(fields[index] ?? '', from, to);
  });
  return [anyOf(typed)];
}

/** Dictionaries of kinds have ids below this. */
const optionIds = Array.from({ length: 99 }, (_, index) => index + 1);

function flagCondition({ field, ...filter }: FilterOf<'flag'>): Condition {
  if ('options' in filter) return oneOf(field, filter.options);
  if ('notOptions' in filter) {
    const others = optionIds.filter((id) => !(filter.notOptions as readonly number[]).includes(id));
    return oneOf(field, others);
  }
  return 'least' in filter ? between(field, filter.least, undefined) : hasFlag(field);
}

/** A tier that runs at a moment. */
export const paidTier = (ranks: readonly number[], now: Date): Condition =>
  allOf([oneOf('vipRank', ranks), { kind: 'between', field: 'vipUntil', above: now.getTime() }]);

function momentCondition(filter: FilterOf<'moment'>, now: Date): Condition {
  if ('withinDays' in filter) return { kind: 'between', field: filter.field, above: now.getTime() - filter.withinDays * dayMs };
  const paid = paidTier(filter.tiers, now);
  return 'orField' in filter ? anyOf([hasFlag(filter.orField), paid]) : paid;
}

/**
 * Whether a statement is within a walk of one of the chosen stations, and with none chosen of any. A station need not be the nearest one,
 * whose distance the row has.
 */
function walkCondition({ field, stationField, pointField }: FilterOf<'walk'>, filters: StatementFilters): Condition[] {
  const { metro_minutes_to: minutes, metro_station_ids: ids = [] } = filters;
  if (minutes === undefined) return [];
  const metres = straightMetresOfWalk(minutes);
  const isNear = between(field, undefined, metres);
  if (ids.length === 0) return [isNear];
  const others = metroStations
    .filter(({ id }) => ids.includes(id))
    .map(({ id, lat, lng }) =>
      allOf([
        { kind: 'not', part: oneOf(stationField, [id]) },
        { kind: 'near', field: pointField, lat, lng, metres },
      ]),
    );
  return [anyOf([allOf([oneOf(stationField, ids), isNear]), ...others])];
}

function placeCondition(places: PlaceScope): Condition[] {
  const parts = filtersOf('place').flatMap(({ name, field }) => {
    // A grouped street is the street of the same id.
    const ids = name === 'grouped_streets' ? [] : places[name];
    return ids.length > 0 ? [oneOf(field, ids)] : [];
  });
  return parts.length === 0 ? [] : [anyOf(parts)];
}

function textCondition(field: string, text: string | undefined): Condition[] {
  if (text === undefined || text.trim() === '') return [];
  const groups = stemGroups(text);
  return [groups === null ? nothing : { kind: 'words', field, groups }];
}

function areaCondition(field: string, areas: readonly string[] | undefined): Condition[] {
  if (!areas?.length) return [];
  return [anyOf(areas.map((area) => ({ kind: 'polygon', field, points: decodeArea(area) ?? [] })))];
}

function conditionsOfFilter(
  filter: (typeof filterTable)[number],
  filters: StatementFilters,
  scope: SearchScope,
  now: Date,
): Condition[] {
  switch (filter.kind) {
    case 'key':
    case 'option': {
      const ids = filters[filter.name] ?? [];
      // Beside a walk, stations that are not the nearest ones count too.
      const isOfWalk = filter.name === 'metro_station_ids' && filters.metro_minutes_to !== undefined;
      return ids.length > 0 && !isOfWalk ? [oneOf(filter.field, ids)] : [];
    }
    case 'options':
      return (filters[filter.name] ?? []).map((id) => oneOf(filter.field, [id]));
    case 'place':
      return [];
    case 'flag':
      return filters[filter.name] ? [flagCondition(filter)] : [];
    case 'moment':
      return filters[filter.name] ? [momentCondition(filter, now)] : [];
    case 'range':
      return rangeCondition(filter, filters);
    case 'price':
      return priceCondition(filter, filters, scope.usdRateGel);
    case 'walk':
      return walkCondition(filter, filters);
    case 'text':
      return textCondition(filter.field, filters.q);
    case 'bounds':
      return filters.bounds ? [{ kind: 'box', field: filter.field, bounds: filters.bounds }] : [];
    case 'areas':
      return areaCondition(filter.field, filters.drawn_areas);
  }
}

/**
 * What a statement must meet to be found. Members of one list are alternatives, lists and flags narrow each other, amenities must all be
 * there.
 * @param scope the chosen places after `mostSpecific`, and the exchange rate
 * @param now the moment that VIP tiers and the newest are measured from
 */
export function conditionOf(filters: StatementFilters, scope: SearchScope, now: Date): Condition {
  return allOf([...placeCondition(scope), ...filterTable.flatMap((filter) => conditionsOfFilter(filter, filters, scope, now))]);
}

/** The condition without places: they are compared with the gazetteer, which other filters need not. */
export const conditionWithoutPlaces = (filters: StatementFilters, usdRateGel: number, now: Date): Condition =>
  conditionOf(filters, { ...noPlaces, usdRateGel }, now);
