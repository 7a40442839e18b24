import { asc, between, count, eq, max, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { cities, districts, urbans } from '../locations/locations.table';
import { statementSearch as listed } from '../search/search.table';
import { statements } from '../statements/statements.table';

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

/** Reads of listed statements for sitemaps. */
export function createSitemapRepository(executor: Executor) {
  return {
    /** How many statements are listed among each run of `pageIds` ids, and when the last of them changed. */
    findPages: async (pageIds: number): Promise<{ page: number; count: number; lastUpdated: Date }[]> => {
      const page = sql<number>`${listed.id} / ${sql.raw(String(Math.trunc(pageIds)))}`;
      const found = await executor
        .select({ page, count: count(), lastUpdated: max(listed.date) })
        .from(listed)
        .groupBy(page)
        .orderBy(page);
      return found.flatMap(({ lastUpdated, ...row }) => (lastUpdated ? [{ ...row, lastUpdated }] : []));
    },

    /** What the addresses of listed statements with ids from the first to the last are made of, in the order of ids. */
    findAddressed: (firstId: number, lastId: number) =>
      executor
        .select({
          statement: {
            id: statements.id,
            dealTypeId: statements.dealTypeId,
            realEstateTypeId: statements.realEstateTypeId,
            roomTypeId: statements.roomTypeId,
            livingRoomTypeId: statements.livingRoomTypeId,
          },
          lastUpdated: listed.date,
          cityNameIn: cities.nameIn,
          districtNameIn: districts.nameIn,
          urbanNameIn: urbans.nameIn,
        })
        .from(listed)
        .innerJoin(statements, eq(statements.id, listed.id))
        .leftJoin(cities, eq(cities.id, statements.cityId))
        .leftJoin(districts, eq(districts.id, statements.districtId))
        .leftJoin(urbans, eq(urbans.id, statements.urbanId))
        .where(between(listed.id, firstId, lastId))
        .orderBy(asc(listed.id)),

    /** Listed statements counted by deal, type, the narrowest place and the station of the metro, 0 where one is not known. */
    countByKindAndPlace: async () => {
      const keys = {
        dealTypeId: listed.dealTypeId,
        realEstateTypeId: listed.realEstateTypeId,
        cityId: listed.cityId,
        districtId: listed.districtId,
        urbanId: listed.urbanId,
        metroStationId: listed.metroStationId,
      };
      const found = await executor
        .select({ ...keys, count: count(), lastUpdated: max(listed.date) })
        .from(listed)
        .groupBy(...Object.values(keys));
      return found.flatMap(({ lastUpdated, ...row }) => (lastUpdated ? [{ ...row, lastUpdated }] : []));
    },
  };
}
