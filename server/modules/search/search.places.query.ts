import { sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { anyOf, type Executor, queryRows } from '../../db/client';
import { type ChosenPlace, isMixed, mostSpecific, type PlaceScope } from './search.places';

/** The places that filters choose. A grouped street is the street of the same id. */
const chosenPlaces = (filters: StatementFilters): PlaceScope => ({
  cities: filters.cities ?? [],
  districts: filters.districts ?? [],
  urbans: filters.urbans ?? [],
  streets: [...new Set([...(filters.streets ?? []), ...(filters.grouped_streets ?? [])])],
});

/** The places of filters reduced to the most specific ones; asks the gazetteer only when places of several levels are chosen. */
export async function resolvePlaceScope(executor: Executor, filters: StatementFilters): Promise<PlaceScope> {
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
