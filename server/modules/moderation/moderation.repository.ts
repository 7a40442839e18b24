import { and, asc, count, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { ReportDecisionBody } from '@/lib/contracts/admin';
import type { Localised } from '@/lib/contracts/common';
import { blockableStates } from '@/lib/domain/statement/status-machine';
import { type Executor, queryRows } from '../../db/client';
import { cities, districts, streets, urbans } from '../locations/locations.table';
import { statementReports } from '../reports/reports.table';
import { indexStatements } from '../search/search.index.repository';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';

export type ReportRow = typeof statementReports.$inferSelect;
export type PendingStreet = {
  street: typeof streets.$inferSelect;
  authorName: string | null;
  cityName: Localised | null;
  districtName: Localised | null;
  urbanName: Localised | null;
  statementsCount: number;
};
export type ModerationRepository = ReturnType<typeof createModerationRepository>;

/** What a report weighs in the queue, by the harm that it tells of. */
const weight: SQL<number> = sql<number>`sum(case reason when 'fraud' then 5 when 'sold' then 1 when 'other' then 1 else 2 end)::int`;

/** The queues of moderation, and the changes that its decisions make. */
export function createModerationRepository(executor: Executor) {
  const isOpen = isNull(statementReports.decision);
  const isPending = eq(streets.status, 'pending');
  const idsOnStreet = async (streetId: number): Promise<number[]> =>
    (await executor.select({ id: statements.id }).from(statements).where(eq(statements.streetId, streetId))).map(({ id }) => id);

  return {
    countReported: async (): Promise<number> => {
      const [row] = await queryRows<{ total: number }>(
        executor,
        sql`select count(distinct statement_id)::int as total from statement_reports where decision is null`,
      );
      return row?.total ?? 0;
    },

    /** Statements with open reports, the weightiest first, then the longest waiting. */
    reportedPage: (limit: number, offset: number): Promise<{ statementId: number; weight: number }[]> =>
      executor
        .select({ statementId: statementReports.statementId, weight })
        .from(statementReports)
        .where(isOpen)
        .groupBy(statementReports.statementId)
        .orderBy(sql`${weight} desc`, sql`min(${statementReports.createdAt})`)
        .limit(limit)
        .offset(offset),

    openReports: (statementIds: number[]): Promise<ReportRow[]> =>
      statementIds.length === 0
        ? Promise.resolve([])
        : executor
            .select()
            .from(statementReports)
            .where(and(isOpen, inArray(statementReports.statementId, statementIds)))
            .orderBy(asc(statementReports.id)),

    /** @returns how many reports were open */
    decideReports: async (statementId: number, decision: ReportDecisionBody['decision'], now: Date): Promise<number> =>
      (
        await executor
          .update(statementReports)
          .set({ decision, decidedAt: now })
          .where(and(isOpen, eq(statementReports.statementId, statementId), lte(statementReports.createdAt, now)))
          .returning({ id: statementReports.id })
      ).length,

    /** Takes a statement out of every list. @returns whether its state allowed it */
    blockStatement: async (id: number, blockedReason: string): Promise<boolean> => {
      const blocked = await executor
        .update(statements)
        .set({ state: 'blocked', blockedReason, version: sql`${statements.version} + 1` })
        .where(and(eq(statements.id, id), inArray(statements.state, blockableStates)))
        .returning({ id: statements.id });
      await indexStatements(executor, [id]);
      return blocked.length > 0;
    },

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

    /** A street, held for the rest of the transaction. */
    lockStreet: async (id: number): Promise<PendingStreet['street'] | undefined> =>
      (await executor.select().from(streets).where(eq(streets.id, id)).for('update'))[0],

    approveStreet: async (id: number): Promise<void> => {
      await executor.update(streets).set({ status: 'approved' }).where(eq(streets.id, id));
      await indexStatements(executor, await idsOnStreet(id));
    },

    /** Deletes a street. @param into what its statements lie on from now on; null leaves them without a street */
    removeStreet: async (id: number, into: number | null): Promise<void> => {
      const ids = await idsOnStreet(id);
      await executor.update(statements).set({ streetId: into }).where(eq(statements.streetId, id));
      await executor.delete(streets).where(eq(streets.id, id));
      await indexStatements(executor, ids);
    },
  };
}
