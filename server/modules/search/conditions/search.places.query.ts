import { sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { currencyIds } from '@/lib/domain/money/currency';
import { anyOf, type Executor, queryPrepared, queryRows } from '../../../db/client';

/** Chosen places by level; a statement matches when it is in any one of them. */
export type PlaceScope = { cities: number[]; districts: number[]; urbans: number[]; streets: number[] };

/** What the values of filters are compared by: the most specific places, and the price of a dollar in GEL. */
export type SearchScope = PlaceScope & { usdRateGel: number };

/** A chosen place with the places that contain it, as far as they are in the gazetteer. */
export type ChosenPlace = {
  level: keyof PlaceScope;
  id: number;
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
};

/**
 * What people mean by places of several levels. A place inside another chosen one narrows it: city Tbilisi with district Vake-Saburtalo
 * means that district. Places that do not contain one another widen each other: district Vake-Saburtalo with an urban of another district
 * means either, and so does Tbilisi's district with the city of Batumi. So each chosen place that contains another chosen one is dropped,
 * and what is left is a union.
 */
export function mostSpecific(scope: PlaceScope, places: ChosenPlace[]): PlaceScope {
  const below = (level: keyof PlaceScope): ChosenPlace[] =>
    places.filter((place) => levels.indexOf(place.level) > levels.indexOf(level));
  const withoutParents = (level: keyof PlaceScope, idOf: (place: ChosenPlace) => number | null): number[] => {
    const parents = new Set(below(level).map(idOf));
    return scope[level].filter((id) => !parents.has(id));
  };
  return {
    cities: withoutParents('cities', (place) => place.cityId),
    districts: withoutParents('districts', (place) => place.districtId),
    urbans: withoutParents('urbans', (place) => place.urbanId),
    streets: scope.streets,
  };
}

const levels: (keyof PlaceScope)[] = ['cities', 'districts', 'urbans', 'streets'];

/** Whether places of more than one level are chosen, so that they have to be compared. */
const isMixed = (scope: PlaceScope): boolean => levels.filter((level) => scope[level].length > 0).length > 1;

/** The places that filters choose. A grouped street is the street of the same id. */
const chosenPlaces = (filters: StatementFilters): PlaceScope => ({
  cities: filters.cities ?? [],
  districts: filters.districts ?? [],
  urbans: filters.urbans ?? [],
  streets: [...new Set([...(filters.streets ?? []), ...(filters.grouped_streets ?? [])])],
});

async function resolvePlaces(executor: Executor, filters: StatementFilters): Promise<PlaceScope> {
  const scope = chosenPlaces(filters);
  if (!isMixed(scope)) return scope;
  const places = await queryRows<ChosenPlace>(
    executor,
    sql`select 'districts' as level, id, city_id as "cityId", null::int as "districtId", null::int as "urbanId" from districts where id = ${anyOf(scope.districts)}
      union all select 'urbans', id, city_id, district_id, null from urbans where id = ${anyOf(scope.urbans)}
      union all select 'streets', id, city_id, district_id, urban_id from streets where id = ${anyOf(scope.streets)}`,
  );
  return mostSpecific(scope, places);
}

const pricedNames = ['price_from', 'price_to', 'square_price_from', 'square_price_to'] as const;
const isPriced = (filters: StatementFilters): boolean =>
  filters.order_by === 'price' || filters.order_by === 'square_price' || pricedNames.some((name) => filters[name] !== undefined);

/** A database without a rate has no prices either. */
export async function readUsdRate(executor: Executor): Promise<number> {
  const [found] = await queryPrepared<{ rate: number }>(
    executor,
    sql`select rate_gel::float8 as rate from currencies where id = ${currencyIds.usd}`,
  );
  return found?.rate ?? 1;
}

/**
 * The places of filters reduced to the most specific ones, and the exchange rate where filters name a price or its order; queries the
 * gazetteer only when places of several levels are chosen.
 */
export async function resolveScope(executor: Executor, filters: StatementFilters): Promise<SearchScope> {
  const places = await resolvePlaces(executor, filters);
  return { ...places, usdRateGel: isPriced(filters) ? await readUsdRate(executor) : 1 };
}
