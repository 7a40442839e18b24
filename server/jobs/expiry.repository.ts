import { sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../db/client';

/** Statements at the end of their term, and shortly before it. A term runs on while a statement is hidden. */
export function createExpiryRepository(executor: Executor) {
  return {
    /** Ends the terms that are over, so many at once, the longest overdue first. What another transaction holds waits for the next run. */
    expire: async (now: Date, limit: number): Promise<number[]> => {
      const rows = await queryRows<{ id: number }>(
        executor,
        sql`update statements set state = 'expired', version = version + 1 where id in (
            select id from statements where state in ('active', 'hidden') and expires_at <= ${now.toISOString()}::timestamptz
            order by expires_at, id limit ${limit} for update skip locked)
          returning id`,
      );
      return rows.map(({ id }) => id);
    },

    /** Running statements that end between two moments, in the order of their ids after one, with an owner who can be told. */
    endingBetween: async (from: Date, to: Date, afterId: number, limit: number): Promise<number[]> => {
      const rows = await queryRows<{ id: number }>(
        executor,
        sql`select s.id from statements s join users u on u.id = s.user_id
          where s.state in ('active', 'hidden') and s.expires_at > ${from.toISOString()}::timestamptz
            and s.expires_at <= ${to.toISOString()}::timestamptz and s.id > ${afterId}
          order by s.id limit ${limit}`,
      );
      return rows.map(({ id }) => id);
    },
  };
}
