import { type SQL, sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../db/client';
import { statementSearch as rows } from '../search/search.table';
import { statements } from '../statements/statements.table';

/** Active statements by place; 0 where a statement has no such place. */
export type CountRow = {
  cityId: number;
  districtId: number;
  urbanId: number;
  streetId: number;
  metroStationId: number;
  projectId: number;
  total: number;
};

export type NumberedStatement = {
  id: number;
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
  streetId: number | null;
  latitude: number | null;
  longitude: number | null;
  isActive: boolean;
};

export type SuggestionsRepository = ReturnType<typeof createSuggestionsRepository>;

export function createSuggestionsRepository(executor: Executor) {
  return {
    /** How many active statements there are by place. */
    countByPlace: (): Promise<CountRow[]> => {
      const places = sql`city_id, district_id, urban_id, street_id, metro_station_id, project_id`;
      return queryRows<CountRow>(
        executor,
        sql`select city_id as "cityId", district_id as "districtId", urban_id as "urbanId", street_id as "streetId",
          metro_station_id as "metroStationId", project_id as "projectId", count(*)::int as total from ${rows} group by ${places}`,
      );
    },

    /**
     * Statements whose number or phone begins or ends so: active ones by their whole number, the account's own by any part and by phone.
     * @param digits digits only
     */
    findByNumber: (digits: string, userId: number | null, limit: number): Promise<NumberedStatement[]> => {
      const whole = sql`(s.id = ${digits}::bigint and s.state = 'active')`;
      const own: SQL =
        userId === null
          ? sql`false`
          : sql`(s.user_id = ${userId} and s.state <> 'deleted'
              and (s.id::text like ${`${digits}%`} or regexp_replace(s.phone, '[^0-9]', '', 'g') like ${`%${digits}`}))`;
      return queryRows<NumberedStatement>(
        executor,
        sql`select s.id, s.city_id as "cityId", s.district_id as "districtId", s.urban_id as "urbanId", s.street_id as "streetId",
          s.latitude, s.longitude, s.state = 'active' as "isActive"
          from ${statements} s where s.city_id is not null and (${whole} or ${own}) order by s.id desc limit ${limit}`,
      );
    },
  };
}
