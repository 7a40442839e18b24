import { and, asc, eq, gt, gte, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { statements } from '../statements/statements.table';
import { publications } from './promotion.table';

export type PublicationsRepository = ReturnType<typeof createPublicationsRepository>;

/** Paid days of statements over the free quota. */
export function createPublicationsRepository(executor: Executor) {
  const isOpen = isNull(publications.endedAt);

  return {
    add: async (row: typeof publications.$inferInsert): Promise<void> => {
      await executor.insert(publications).values(row);
    },

    /** When the paid days of a statement end; null when none are left. */
    paidUntil: async (statementId: number, now: Date): Promise<Date | null> => {
      const [found] = await executor
        .select({ endsAt: max(publications.endsAt) })
        .from(publications)
        .where(and(eq(publications.statementId, statementId), isOpen, gt(publications.endsAt, now)));
      return found?.endsAt ?? null;
    },

    /** The ends of paid days by statement; statements without any are absent. */
    paidUntilOf: async (statementIds: readonly number[], now: Date): Promise<Map<number, Date>> => {
      const rows = await executor
        .select({ id: publications.statementId, endsAt: max(publications.endsAt) })
        .from(publications)
        .where(and(inArray(publications.statementId, [...statementIds]), isOpen, gt(publications.endsAt, now)))
        .groupBy(publications.statementId);
      return new Map(rows.flatMap(({ id, endsAt }) => (endsAt ? [[id, endsAt] as const] : [])));
    },

    findByOrder: async (orderId: number) =>
      (await executor.select().from(publications).where(eq(publications.orderId, orderId)))[0],

    /** Statements with days that are over and were not ended yet, each with its owner, at most `limit`. */
    findOver: (now: Date, limit: number) =>
      executor
        .selectDistinct({ statementId: publications.statementId, userId: statements.userId })
        .from(publications)
        .innerJoin(statements, eq(statements.id, publications.statementId))
        .where(and(isOpen, lte(publications.endsAt, now)))
        .orderBy(asc(publications.statementId))
        .limit(limit),

    /** Marks the days of a statement that are over as ended. */
    endOver: async (statementId: number, now: Date): Promise<void> => {
      await executor
        .update(publications)
        .set({ endedAt: now })
        .where(and(eq(publications.statementId, statementId), isOpen, lte(publications.endsAt, now)));
    },

    /** Takes away what is left of the days of an order; days that follow them move up. */
    cancel: async (orderId: number, now: Date): Promise<void> => {
      const isLeft = and(isOpen, gt(publications.endsAt, now));
      const [row] = await executor
        .select()
        .from(publications)
        .where(and(eq(publications.orderId, orderId), isLeft))
        .for('update');
      if (!row) return;
      const startsAt = row.startsAt > now ? row.startsAt : now;
      const takenMs = `${row.endsAt.getTime() - startsAt.getTime()} milliseconds`;
      await executor
        .update(publications)
        .set({ startsAt: row.startsAt > now ? now : row.startsAt, endsAt: now })
        .where(eq(publications.id, row.id));
      await executor
        .update(publications)
        .set({
          startsAt: sql`${publications.startsAt} - ${takenMs}::interval`,
          endsAt: sql`${publications.endsAt} - ${takenMs}::interval`,
        })
        .where(and(eq(publications.statementId, row.statementId), isOpen, gte(publications.startsAt, row.endsAt)));
    },
  };
}
