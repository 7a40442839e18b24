import { and, asc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import { dayMs } from '@/lib/domain/time/duration';
import { anyOf, type Executor, queryPrepared } from '../../db/client';
import { dictionaryOptions } from '../parameters/parameters.table';
import { projects } from '../projects/projects.table';
import { users } from '../users/users.table';
import {
  type CardRow,
  cardColumns,
  relatedColumns,
  relatedTables,
  rowVersion,
  type StatementRecord,
  type StatementRow,
} from './statements.row.query';
import { priceHistory, searchReportEvents, statementDays, statements } from './statements.table';

export type OptionRow = typeof dictionaryOptions.$inferSelect;
export type ProjectLink = Pick<typeof projects.$inferSelect, 'id' | 'slug' | 'name'>;
export type CompanyLink = Pick<typeof users.$inferSelect, 'id' | 'typeId' | 'name' | 'slug'>;
export type PriceRow = typeof priceHistory.$inferSelect;
export type StatementsRepository = ReturnType<typeof createStatementsRepository>;

function inOrder<T extends { statement: { id: number } }>(rows: readonly T[], ids: readonly number[]): T[] {
  const byId = new Map(rows.map((row) => [row.statement.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const withRelated = <T extends PgSelect>(query: T): T => {
  for (const { table, on } of relatedTables) query.leftJoin(table, on);
  return query;
};

export function createStatementsRepository(executor: Executor) {
  const joined = <T extends { id: typeof statements.id }>(columns: T) =>
    withRelated(
      executor
        .select({ statement: columns, ...relatedColumns })
        .from(statements)
        .$dynamic(),
    );
  const rowsWhere = (condition: SQL): Promise<StatementRow[]> => joined(getTableColumns(statements)).where(condition);

  return {
    /** Statements in the order of the ids, in any state: a list that was just read keeps its length. */
    findRows: async (ids: number[]): Promise<StatementRow[]> =>
      ids.length === 0 ? [] : inOrder(await rowsWhere(inArray(statements.id, ids)), ids),

    /** The same with what cards show. */
    findCardRows: async (ids: number[]): Promise<CardRow[]> =>
      ids.length === 0 ? [] : inOrder(await joined(cardColumns).where(inArray(statements.id, ids)), ids),

    /** Texts that change whenever a card of these statements would change. */
    findCardVersions: async (ids: number[]): Promise<Map<number, string>> => {
      if (ids.length === 0) return new Map();
      const query = withRelated(
        executor
          .select({ id: statements.id, version: rowVersion.as('version') })
          .from(statements)
          .$dynamic(),
      ).where(sql`${statements.id} = ${anyOf(ids)}`);
      const found = await queryPrepared<{ id: number; version: string }>(executor, query.getSQL());
      return new Map(found.map(({ id, version }) => [id, version]));
    },

    findById: async (id: number): Promise<StatementRow | undefined> => (await rowsWhere(eq(statements.id, id)))[0],

    findByUuid: async (uuid: string): Promise<StatementRow | undefined> => (await rowsWhere(eq(statements.uuid, uuid)))[0],

    /** Those of the ids that exist in one of the states. */
    idsInStates: async (ids: number[], states: readonly StatementRecord['state'][]): Promise<number[]> => {
      const found = await executor
        .select({ id: statements.id })
        .from(statements)
        .where(and(inArray(statements.id, ids), inArray(statements.state, [...states])));
      return found.map(({ id }) => id);
    },

    /** Options of dictionaries by [dictionary, id], in the dictionaries' order. */
    findOptions: async (pairs: [string, number][]): Promise<OptionRow[]> => {
      if (pairs.length === 0) return [];
      const wanted = sql.join(
        pairs.map(([dictionary, id]) => sql`(${dictionary}::text, ${id}::int)`),
        sql`, `,
      );
      return executor
        .select()
        .from(dictionaryOptions)
        .where(sql`(${dictionaryOptions.dictionary}, ${dictionaryOptions.id}) in (${wanted})`)
        .orderBy(asc(dictionaryOptions.position), asc(dictionaryOptions.id));
    },

    /** The text and address of a link to a project; undefined for one that is not published. */
    findProject: async (id: number): Promise<ProjectLink | undefined> => {
      const [found] = await executor
        .select({ id: projects.id, slug: projects.slug, name: projects.name })
        .from(projects)
        .where(and(eq(projects.id, id), projects.isPublished));
      return found;
    },

    /** The broker or developer that a user is or is an agent of; undefined without one. */
    findCompany: async (userId: number): Promise<CompanyLink | undefined> => {
      const ownOrAgency = sql`(select case when type_id in ${companyTypeIds} then id else agency_id end from users where id = ${userId})`;
      const [found] = await executor
        .select({ id: users.id, typeId: users.typeId, name: users.name, slug: users.slug })
        .from(users)
        .where(and(eq(users.id, ownOrAgency), inArray(users.typeId, [...companyTypeIds])));
      return found;
    },

    /** Prices of a statement from the oldest; the days are both included. */
    priceHistory: async (statementId: number, fromDay?: string, toDay?: string): Promise<PriceRow[]> => {
      const dayAfter = toDay && new Date(Date.parse(toDay) + dayMs);
      return executor
        .select()
        .from(priceHistory)
        .where(
          and(
            eq(priceHistory.statementId, statementId),
            fromDay ? gte(priceHistory.changedAt, new Date(fromDay)) : undefined,
            dayAfter ? lt(priceHistory.changedAt, dayAfter) : undefined,
          ),
        )
        .orderBy(asc(priceHistory.changedAt), asc(priceHistory.id));
    },

    /** Counts one opening of the page or the phone by anybody but the owner, in all and on its day. */
    addOpening: async (id: number, kind: 'views' | 'phoneReveals', day: string): Promise<void> => {
      const column = statementDays[kind];
      await executor.transaction(async (tx) => {
        await tx
          .update(statements)
          .set({ [kind]: sql`${statements[kind]} + 1` })
          .where(eq(statements.id, id));
        await tx
          .insert(statementDays)
          .values({ statementId: id, day, [kind]: 1 })
          .onConflictDoUpdate({ target: [statementDays.statementId, statementDays.day], set: { [kind]: sql`${column} + 1` } });
      });
    },

    addReportEvent: async (event: {
      reportUuid: string;
      statementId: number;
      kind: 'detail' | 'phone';
      happenedAt: Date;
    }): Promise<void> => {
      await executor.insert(searchReportEvents).values(event);
    },
  };
}
