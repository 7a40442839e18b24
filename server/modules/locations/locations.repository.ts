import { and, asc, eq, sql } from 'drizzle-orm';
import type { Localised } from '@/lib/contracts/common';
import { anyOf, type Executor, queryRows } from '../../db/client';
import { projects } from '../projects/projects.table';
import { appliedSteps } from '../site/site.table';
import { cities, districts, streets, urbans } from './locations.table';

export type CityRow = typeof cities.$inferSelect;
export type DistrictRow = typeof districts.$inferSelect;
export type UrbanRow = typeof urbans.$inferSelect;
export type StreetRow = typeof streets.$inferSelect;
/** A published project, which places are found by too. */
export type ComplexRow = {
  id: number;
  name: Localised;
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
  latitude: number;
  longitude: number;
  /** When it is to be handed over; null when it has been, or nobody has promised it. */
  handover: { year: number; quarter: number } | null;
};
export type GazetteerRows = {
  cities: CityRow[];
  districts: DistrictRow[];
  urbans: UrbanRow[];
  streets: StreetRow[];
  complexes: ComplexRow[];
};

function toComplexRow(project: typeof projects.$inferSelect): ComplexRow {
  const {
    id,
    name,
    cityId,
    districtId,
    urbanId,
    latitude,
    longitude,
    stage,
    handoverYear: year,
    handoverQuarter: quarter,
  } = project;
  const handover = stage === 'delivered' || year === null || quarter === null ? null : { year, quarter };
  return { id, name, cityId, districtId, urbanId, latitude, longitude, handover };
}

export function createLocationsRepository(db: Executor) {
  return {
    /** Changes when reference data is reinstalled, a street is approved, or a project is changed. */
    async findVersion(): Promise<string> {
      const steps = sql`select coalesce(string_agg(name || '=' || value, ',' order by name), '') from ${appliedSteps}`;
      const counted = sql`select count(*) || ':' || coalesce(max(id), 0) from ${streets} where status = 'approved'`;
      const built = sql`select count(*) || ':' || coalesce(max(updated_at)::text, '') from ${projects} where is_published`;
      const [row] = await queryRows<{ version: string }>(
        db,
        sql`select (${steps}) || ' ' || (${counted}) || ' ' || (${built}) as version`,
      );
      return row?.version ?? '';
    },
    async findAll(): Promise<GazetteerRows> {
      return {
        cities: await db.select().from(cities).orderBy(asc(cities.id)),
        districts: await db.select().from(districts).orderBy(asc(districts.id)),
        urbans: await db.select().from(urbans).orderBy(asc(urbans.id)),
        streets: await db.select().from(streets).where(eq(streets.status, 'approved')).orderBy(asc(streets.id)),
        complexes: (await db.select().from(projects).where(eq(projects.isPublished, true)).orderBy(asc(projects.id))).map(
          toComplexRow,
        ),
      };
    },
    /** Streets that a user added and nobody has approved yet. */
    findPendingOf: (userId: number): Promise<StreetRow[]> =>
      db
        .select()
        .from(streets)
        .where(and(eq(streets.status, 'pending'), eq(streets.createdBy, userId)))
        .orderBy(asc(streets.id)),
    /** Adds a street. @returns its id */
    async addStreet(street: typeof streets.$inferInsert): Promise<number> {
      const [added] = await db.insert(streets).values(street).returning({ id: streets.id });
      if (!added) throw new Error('The street was not written.');
      return added.id;
    },
  };
}

export type LocationsRepository = ReturnType<typeof createLocationsRepository>;

export type PlaceIdLists = { cities: number[]; districts: number[]; urbans: number[] };
export type PlaceRow = {
  level: keyof PlaceIdLists;
  id: number;
  cityId: number;
  districtId: number | null;
  name: Localised;
  nameIn: Localised;
};
export type PlacesRepository = ReturnType<typeof createPlacesRepository>;

/** Places by their ids, for names and to check which ids are known. */
export function createPlacesRepository(executor: Executor) {
  return {
    /** The known ones of the ids with their names and the places that contain them. */
    find: async ({ cities, districts, urbans }: PlaceIdLists): Promise<PlaceRow[]> =>
      cities.length + districts.length + urbans.length === 0
        ? []
        : queryRows<PlaceRow>(
            executor,
            sql`select 'cities' as level, id, id as "cityId", null::int as "districtId", name, name_in as "nameIn" from cities where id = ${anyOf(cities)}
              union all select 'districts', id, city_id, id, name, name_in from districts where id = ${anyOf(districts)}
              union all select 'urbans', id, city_id, district_id, name, name_in from urbans where id = ${anyOf(urbans)}`,
          ),
  };
}
