import { asc, count, eq, sql } from 'drizzle-orm';
import type { Localised } from '@/lib/contracts/common';
import type { Executor } from '../../db/client';
import { cities, districts, streets, urbans } from '../locations/locations.table';
import { indexStatements } from '../search/rows/search.rows.repository';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';

export type PendingStreet = {
  street: typeof streets.$inferSelect;
  authorName: string | null;
  cityName: Localised | null;
  districtName: Localised | null;
  urbanName: Localised | null;
  statementsCount: number;
};
export type ModerationRepository = ReturnType<typeof createModerationRepository>;

/** Streets that users added, and the changes that decisions on them make. */
export function createModerationRepository(executor: Executor) {
  const isPending = eq(streets.status, 'pending');
  const idsOnStreet = async (streetId: number): Promise<number[]> =>
    (await executor.select({ id: statements.id }).from(statements).where(eq(statements.streetId, streetId))).map(({ id }) => id);

  return {
    countPendingStreets: async (): Promise<number> =>
      (await executor.select({ total: count() }).from(streets).where(isPending))[0]?.total ?? 0,

    pendingStreets: (limit: number, offset: number): Promise<PendingStreet[]> =>
      executor
        .select({
          street: streets,
          authorName: users.name,
          cityName: cities.name,
          districtName: districts.name,
          urbanName: urbans.name,
          statementsCount: sql<number>`(select count(*)::int from statements where street_id = ${streets.id})`,
        })
        .from(streets)
        .leftJoin(users, eq(users.id, streets.createdBy))
        .leftJoin(cities, eq(cities.id, streets.cityId))
        .leftJoin(districts, eq(districts.id, streets.districtId))
        .leftJoin(urbans, eq(urbans.id, streets.urbanId))
        .where(isPending)
        .orderBy(asc(streets.id))
        .limit(limit)
        .offset(offset),

    /** A street, locked until the transaction ends. */
    lockStreet: async (id: number): Promise<PendingStreet['street'] | undefined> =>
      (await executor.select().from(streets).where(eq(streets.id, id)).for('update'))[0],

    approveStreet: async (id: number): Promise<void> => {
      await executor.update(streets).set({ status: 'approved' }).where(eq(streets.id, id));
      await indexStatements(executor, await idsOnStreet(id));
    },

    /** Deletes a street. @param into the new street of its statements; null leaves them without one */
    removeStreet: async (id: number, into: number | null): Promise<void> => {
      const ids = await idsOnStreet(id);
      await executor.update(statements).set({ streetId: into }).where(eq(statements.streetId, id));
      await executor.delete(streets).where(eq(streets.id, id));
      await indexStatements(executor, ids);
    },
  };
}
