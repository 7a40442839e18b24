import { asc, inArray, sql } from 'drizzle-orm';
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
    /** Dequeues the statements that were published or changed; if the transaction fails they stay queued. */
    takeChanges: async (limit: number): Promise<number[]> => {
      const first = executor
        .select({ id: statementChanges.statementId })
        .from(statementChanges)
        .orderBy(asc(statementChanges.statementId))
        .limit(limit)
        .for('update', { skipLocked: true });
      const taken = await executor
        .delete(statementChanges)
        .where(inArray(statementChanges.statementId, first))
        .returning({ id: statementChanges.statementId });
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
