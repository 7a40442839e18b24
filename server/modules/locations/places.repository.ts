import { sql } from 'drizzle-orm';
import type { Localised } from '@/lib/contracts/common';
import { anyOf, type Executor, queryRows } from '../../db/client';

export type PlaceIdLists = { cities: number[]; districts: number[]; urbans: number[] };
export type PlaceRow = {
  level: keyof PlaceIdLists;
  id: number;
  cityId: number;
  districtId: number | null;
  name: Localised;
};
export type PlacesRepository = ReturnType<typeof createPlacesRepository>;

/** Places by their ids, for names and to tell which ids are known. */
export function createPlacesRepository(executor: Executor) {
  return {
    /** The known ones of the ids with their names and the places that hold them. */
    find: async ({ cities, districts, urbans }: PlaceIdLists): Promise<PlaceRow[]> =>
      cities.length + districts.length + urbans.length === 0
        ? []
        : queryRows<PlaceRow>(
            executor,
            sql`select 'cities' as level, id, id as "cityId", null::int as "districtId", name from cities where id = ${anyOf(cities)}
              union all select 'districts', id, city_id, id, name from districts where id = ${anyOf(districts)}
              union all select 'urbans', id, city_id, district_id, name from urbans where id = ${anyOf(urbans)}`,
          ),
  };
}
