import { sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { anyOf, type Executor, queryRows } from '../../db/client';

export type RelaxationsRepository = ReturnType<typeof createRelaxationsRepository>;

/** The places around those of a search. */
export function createRelaxationsRepository(executor: Executor) {
  return {
    /** The districts and the cities of the chosen places; what is a district or a city already stays. */
    findWiderPlaces: async (filters: StatementFilters): Promise<{ districts: number[]; cities: number[] }> => {
      const streets = anyOf([...(filters.streets ?? []), ...(filters.grouped_streets ?? [])]);
      const found = await queryRows<{ cityId: number; districtId: number | null }>(
        executor,
        sql`select city_id as "cityId", district_id as "districtId" from urbans where id = ${anyOf(filters.urbans ?? [])}
          union select city_id, district_id from streets where id = ${streets}
          union select city_id, id from districts where id = ${anyOf(filters.districts ?? [])}`,
      );
      const districts = found.flatMap(({ districtId }) => districtId ?? []);
      return {
        districts: districts.length === found.length ? [...new Set(districts)] : [],
        cities: [...new Set(found.map(({ cityId }) => cityId))],
      };
    },
  };
}
