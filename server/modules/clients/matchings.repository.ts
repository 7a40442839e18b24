import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type Executor, queryRows } from '../../db/client';
import { resolveScope } from '../search/conditions/search.places.query';
import { searchCondition } from '../search/search.query';
import { statementSearch } from '../search/search.table';
import type { BuyerRequestRow } from './clients.repository';
import { buyerRequests } from './clients.table';

/** Whose statements are searched: one user's, or those of a broker and all agents. */
export type StatementOwner = { userId: number; isBroker: boolean };
/** What a buyer looks for, under a number that the response names. */
export type BuyerSearch = { key: number; filters: StatementFilters };
export type Match = { key: number; total: number; ids: number[] };
export type MatchingsRepository = ReturnType<typeof createMatchingsRepository>;

const statementsShown = 10;

/** Buyers against one's own listed statements, by the same conditions as every list. */
export function createMatchingsRepository(executor: Executor) {
  const scopeOf = ({ userId, isBroker }: StatementOwner): Pick<StatementFilters, 'users' | 'agencies'> =>
    isBroker ? { agencies: [userId] } : { users: [userId] };

  const branch = async ({ key, filters }: BuyerSearch, keeper: StatementOwner, now: Date): Promise<SQL> => {
    const condition = searchCondition({ ...filters, ...scopeOf(keeper) }, await resolveScope(executor, filters), now);
    return sql`select ${key}::int as key, ${statementSearch.id} as id, ${statementSearch.date} as date from ${statementSearch} where ${condition}`;
  };

  return {
    /** For each search that finds any of the keeper's statements: how many, and the ids of the latest ten. */
    findMatches: async (searches: BuyerSearch[], keeper: StatementOwner, now: Date): Promise<Match[]> => {
      if (searches.length === 0) return [];
      const branches: SQL[] = [];
      for (const search of searches) branches.push(await branch(search, keeper, now));
      return queryRows<Match>(
        executor,
        sql`select key, count(*)::int as total, (array_agg(id order by date desc, id desc))[1:${sql.raw(String(statementsShown))}] as ids
          from (${sql.join(branches, sql` union all `)}) found group by key`,
      );
    },

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
