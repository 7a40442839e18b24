import { asc, sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../db/client';
import { appliedSteps } from '../site/site.table';
import { cities, districts, streets, urbans } from './locations.table';

export type CityRow = typeof cities.$inferSelect;
export type DistrictRow = typeof districts.$inferSelect;
export type UrbanRow = typeof urbans.$inferSelect;
export type StreetRow = typeof streets.$inferSelect;
export type GazetteerRows = { cities: CityRow[]; districts: DistrictRow[]; urbans: UrbanRow[]; streets: StreetRow[] };

export function createLocationsRepository(db: Executor) {
  return {
    /** Changes when reference data is reinstalled and when a street is added. */
    async findVersion(): Promise<string> {
      const steps = sql`select coalesce(string_agg(name || '=' || value, ',' order by name), '') from ${appliedSteps}`;
      const counted = sql`select count(*) || ':' || coalesce(max(id), 0) from ${streets}`;
      const [row] = await queryRows<{ version: string }>(db, sql`select (${steps}) || ' ' || (${counted}) as version`);
      return row?.version ?? '';
    },
    async findAll(): Promise<GazetteerRows> {
      return {
        cities: await db.select().from(cities).orderBy(asc(cities.id)),
        districts: await db.select().from(districts).orderBy(asc(districts.id)),
        urbans: await db.select().from(urbans).orderBy(asc(urbans.id)),
        streets: await db.select().from(streets).orderBy(asc(streets.id)),
      };
    },
    /** Adds a street. @returns its id */
    async addStreet(street: typeof streets.$inferInsert): Promise<number> {
      const [added] = await db.insert(streets).values(street).returning({ id: streets.id });
      if (!added) throw new Error('The street was not written.');
      return added.id;
    },
  };
}

export type LocationsRepository = ReturnType<typeof createLocationsRepository>;
