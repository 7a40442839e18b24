import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { statementSearch } from '../search/search.table';
import type { BuyerRequestRow } from './clients.repository';
import { buyerRequests } from './clients.table';

/** Whose statements are searched: one user's, or those of a broker and all agents. */
export type StatementOwner = { userId: number; isBroker: boolean };
export type MatchingsRepository = ReturnType<typeof createMatchingsRepository>;

/** Buyers who may look for what somebody lists. */
export function createMatchingsRepository(executor: Executor) {
  return {
    /**
     * Requests of others since a moment, newest first, that may fit a statement of the keeper: its deal, its type, and its city
     * where nothing smaller is named. `fits` decides whether they do.
     */
    candidates: (keeper: StatementOwner, since: Date, limit: number, offset: number): Promise<BuyerRequestRow[]> => {
      const column = keeper.isBroker ? statementSearch.agencyId : statementSearch.userId;
      const mayFit = sql`exists (select from ${statementSearch} where ${column} = ${keeper.userId}
        and ${statementSearch.dealTypeId} = ${buyerRequests.dealTypeId} and ${statementSearch.realEstateTypeId} = ${buyerRequests.realEstateTypeId}
        and (${statementSearch.cityId} = any(${buyerRequests.cities})
          or cardinality(${buyerRequests.cities}) = 0 or cardinality(${buyerRequests.districts}) > 0 or cardinality(${buyerRequests.urbans}) > 0))`;
      const isOfOthers = sql`${buyerRequests.userId} is distinct from ${keeper.userId}`;
      return executor
        .select()
        .from(buyerRequests)
        .where(and(isNull(buyerRequests.closedAt), gt(buyerRequests.createdAt, since), isOfOthers, mayFit))
        .orderBy(desc(buyerRequests.createdAt), desc(buyerRequests.id))
        .limit(limit)
        .offset(offset);
    },

    findRequest: async (id: number, since: Date): Promise<BuyerRequestRow | undefined> => {
      const isFresh = and(eq(buyerRequests.id, id), isNull(buyerRequests.closedAt), gt(buyerRequests.createdAt, since));
      return (await executor.select().from(buyerRequests).where(isFresh))[0];
    },
  };
}
