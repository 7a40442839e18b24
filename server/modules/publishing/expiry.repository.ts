import { sql } from 'drizzle-orm';
import { expiry } from '@/lib/domain/statement/status-machine';
import { type Executor, queryRows } from '../../db/client';
import { indexStatements } from '../search/rows/search.rows.repository';

export type ExpiryRepository = ReturnType<typeof createExpiryRepository>;

const expiringStates = sql`(${sql.join(
  expiry.from.map((state) => sql`${state}`),
  sql`, `,
)})`;

/** Statements at the end of their term, and shortly before it. A term runs on while a statement is hidden. */
export function createExpiryRepository(executor: Executor) {
  return {
    /**
     * Expires statements whose term is over, the longest overdue first, and takes them out of the lists. Rows that another transaction
     * has locked wait for the next run.
     * @returns their ids, at most `limit`
     */
    expireOverdue: async (now: Date, limit: number): Promise<number[]> => {
      const rows = await queryRows<{ id: number }>(
        executor,
        sql`update statements set state = ${expiry.to}, version = version + 1 where id in (
            select id from statements where state in ${expiringStates} and expires_at <= ${now.toISOString()}::timestamptz
            order by expires_at, id limit ${limit} for update skip locked)
          returning id`,
      );
      const ids = rows.map(({ id }) => id);
      await indexStatements(executor, ids);
      return ids;
    },

    /** Ids after `afterId`, ascending, of statements whose term ends in (from, to] and whose owner has an account. */
    endingBetween: async (from: Date, to: Date, afterId: number, limit: number): Promise<number[]> => {
      const rows = await queryRows<{ id: number }>(
        executor,
        sql`select s.id from statements s join users u on u.id = s.user_id
          where s.state in ${expiringStates} and s.expires_at > ${from.toISOString()}::timestamptz
            and s.expires_at <= ${to.toISOString()}::timestamptz and s.id > ${afterId}
          order by s.id limit ${limit}`,
      );
      return rows.map(({ id }) => id);
    },
  };
}
