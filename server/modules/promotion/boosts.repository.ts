import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../db/client';
import { statements } from '../statements/statements.table';
import { boosts } from './promotion.table';

/** Facebook boosts; `is_promoted` of a statement is set while one runs. */
export function createBoostsRepository(executor: Executor) {
  return {
    add: async (row: Pick<typeof boosts.$inferInsert, 'orderId' | 'statementId' | 'days'>): Promise<void> => {
      await executor.insert(boosts).values(row);
    },

    /** Whether a boost of the statement waits for the staff or runs. */
    isOpen: async (statementId: number, now: Date): Promise<boolean> => {
      const isOpen = and(eq(boosts.statementId, statementId), or(isNull(boosts.endsAt), gt(boosts.endsAt, now)));
      return (await executor.select({ id: boosts.id }).from(boosts).where(isOpen).limit(1)).length > 0;
    },

    /** Starts the boost of an order, once. @returns false when it runs already or is not there */
    start: async (orderId: number, url: string, now: Date): Promise<boolean> => {
      const startsAt = now.toISOString();
      const rows = await executor
        .update(boosts)
        .set({ startsAt: now, url, endsAt: sql`${startsAt}::timestamptz + make_interval(days => ${boosts.days})` })
        .where(and(eq(boosts.orderId, orderId), isNull(boosts.startsAt)))
        .returning({ statementId: boosts.statementId });
      for (const { statementId } of rows)
        await executor.update(statements).set({ isPromoted: true }).where(eq(statements.id, statementId));
      return rows.length > 0;
    },

    /** Ends the boost of an order whose money goes back; one that never started ends as well. */
    end: async (orderId: number, now: Date): Promise<void> => {
      await executor
        .update(boosts)
        .set({ endsAt: now })
        .where(and(eq(boosts.orderId, orderId), or(isNull(boosts.endsAt), gt(boosts.endsAt, now))));
    },

    /** Removes the badge from statements whose last boost is over. @returns how many */
    clearEnded: async (now: Date): Promise<number> => {
      const at = sql`${now.toISOString()}::timestamptz`;
      const rows = await queryRows<{ id: number }>(
        executor,
        sql`update statements s set is_promoted = false where s.is_promoted
            and exists (select from boosts b where b.statement_id = s.id and b.ends_at <= ${at})
            and not exists (select from boosts b where b.statement_id = s.id and b.starts_at <= ${at} and b.ends_at > ${at})
          returning s.id`,
      );
      return rows.length;
    },
  };
}
