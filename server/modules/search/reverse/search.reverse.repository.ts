import { sql } from 'drizzle-orm';
import { anyOf, type Executor, queryRows } from '../../../db/client';
import type { Candidate } from '../../../ports/search-engine';
import { conditionOf } from '../search.condition';
import { resolveScope } from '../search.scope.query';
import { statementSearch as rows, statementChanges } from '../search.table';
import { toSql } from '../sql/search.condition.query';

export type ReverseSearchRepository = ReturnType<typeof createReverseSearchRepository>;

const unionMax = 40;

/** Reverse search: which of some searches some statements fit, by the conditions of the list. */
export function createReverseSearchRepository(executor: Executor) {
  return {
    /**
     * Dequeues the statements that were published or changed; if the transaction fails they stay queued, as do those that another transaction
     * locks. The statements are locked first, as their writers do, since matches refer to them.
     */
    takeChanges: async (limit: number): Promise<number[]> => {
      const taken = await queryRows<{ id: number }>(
        executor,
        sql`with due as (select id, statement_id from ${statementChanges} order by id limit ${limit} for update skip locked),
          held as (select s.id from statements s where s.id in (select statement_id from due) order by s.id for key share skip locked),
          taken as (delete from ${statementChanges} where id in (select d.id from due d where d.statement_id in (select id from held)
            or not exists (select from statements s where s.id = d.statement_id)) returning statement_id)
          select distinct statement_id as id from taken order by id`,
      );
      return taken.map(({ id }) => id);
    },

    /** The search rows of those that are listed. */
    findRows: async (ids: number[]) =>
      ids.length === 0
        ? []
        : executor
            .select()
            .from(rows)
            .where(sql`${rows.id} = ${anyOf(ids)}`),

    /** The statements that fit each search, among those given for it. */
    findFitting: async (candidates: readonly Candidate[], now: Date): Promise<{ searchId: number; statementId: number }[]> => {
      const found: { searchId: number; statementId: number }[] = [];
      for (let from = 0; from < candidates.length; from += unionMax) {
        const parts = [];
        for (const { searchId, filters, statementIds } of candidates.slice(from, from + unionMax)) {
          const condition = toSql(conditionOf(filters, await resolveScope(executor, filters), now));
          parts.push(
            sql`select ${searchId}::int as "searchId", ${rows.id} as "statementId" from ${rows} where ${rows.id} = ${anyOf(statementIds)} and ${condition}`,
          );
        }
        found.push(...(await queryRows<{ searchId: number; statementId: number }>(executor, sql.join(parts, sql` union all `))));
      }
      return found;
    },
  };
}
