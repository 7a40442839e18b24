import { and, asc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import { dayMs } from '@/lib/domain/time/duration';
import { anyOf, buildOnce, type Executor, idsText, planOnce, queryPrepared } from '../../db/client';
import type { dictionaryOptions } from '../parameters/parameters.table';
import type { projects } from '../projects/projects.table';
import type { statementTranslations } from '../translations/translations.table';
import type { users } from '../users/users.table';
import {
  briefColumns,
  type CardRow,
  cardColumns,
  relatedColumns,
  relatedTables,
  rowVersion,
  type StatementBrief,
  type StatementRecord,
  type StatementRow,
  type StatementStubRow,
} from './statements.row.query';
import { priceHistory, searchReportEvents, statements } from './statements.table';

export type OptionRow = typeof dictionaryOptions.$inferSelect;
export type ProjectLink = Pick<typeof projects.$inferSelect, 'id' | 'slug' | 'name'>;
export type CompanyLink = Pick<typeof users.$inferSelect, 'id' | 'typeId' | 'name' | 'slug'>;
export type PriceRow = typeof priceHistory.$inferSelect;
/** What a statement's page shows of other rows: its project when that is published, the company of its seller, and its translations. */
export type StatementLinks = { project: ProjectLink | null; company: CompanyLink | null; translations: TranslationLink[] };
type TranslationLink = Pick<typeof statementTranslations.$inferSelect, 'language' | 'sourceHash' | 'text'>;
/** A statement by one of the two ways in which addresses name it. */
export type StatementReference = { id: number } | { uuid: string };
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
  const idCondition = planOnce(eq(statements.id, sql.placeholder('id')));
  const uuidCondition = planOnce(eq(statements.uuid, sql.placeholder('uuid')));
  const briefWhere = (condition: SQL) => executor.select(briefColumns).from(statements).where(condition);
  const rowById = buildOnce(() => joined(getTableColumns(statements)).where(idCondition));
  const rowByUuid = buildOnce(() => joined(getTableColumns(statements)).where(uuidCondition));
  const stubById = buildOnce(() => joined(briefColumns).where(idCondition));
  const stubByUuid = buildOnce(() => joined(briefColumns).where(uuidCondition));
  const briefById = buildOnce(() => briefWhere(idCondition));
  const briefByUuid = buildOnce(() => briefWhere(uuidCondition));
  const cardRows = buildOnce(() =>
    joined(cardColumns).where(planOnce(sql`${statements.id} = any(${sql.placeholder('ids')}::int[])`)),
  );

  return {
    /** Statements in the order of the ids, in any state: a list that was just read keeps its length. */
    findRows: async (ids: number[]): Promise<StatementRow[]> =>
      ids.length === 0 ? [] : inOrder(await rowsWhere(inArray(statements.id, ids)), ids),

    /** The same with what cards show. */
    findCardRows: async (ids: number[]): Promise<CardRow[]> =>
      ids.length === 0 ? [] : inOrder(await cardRows().execute({ ids: idsText(ids) }), ids),

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

    findById: async (id: number): Promise<StatementRow | undefined> => (await rowById().execute({ id }))[0],

    find: async (reference: StatementReference): Promise<StatementRow | undefined> =>
      (await ('id' in reference ? rowById() : rowByUuid()).execute(reference))[0],

    findStub: async (reference: StatementReference): Promise<StatementStubRow | undefined> =>
      (await ('id' in reference ? stubById() : stubByUuid()).execute(reference))[0],

    findBrief: async (reference: StatementReference): Promise<StatementBrief | undefined> =>
      (await ('id' in reference ? briefById() : briefByUuid()).execute(reference))[0],

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
      const [dictionaries, ids] = [pairs.map(([dictionary]) => dictionary), pairs.map(([, id]) => id)];
      return queryPrepared<OptionRow>(
        executor,
        sql`select o.dictionary, o.id, o.key, o.name, o.real_estate_types as "realEstateTypes", o.deal_types as "dealTypes", o.position from dictionary_options o
          join unnest(${`{${dictionaries.join(',')}}`}::text[], ${idsText(ids)}::int[]) as wanted(dictionary, id) using (dictionary, id)
          order by o.position, o.id`,
      );
    },

    /** The seller's company is the broker or developer that it is or is an agent of. */
    findLinks: async ({
      id,
      userId,
      projectId,
    }: Pick<StatementRecord, 'id' | 'userId' | 'projectId'>): Promise<StatementLinks> => {
      const [found] = await queryPrepared<StatementLinks>(
        executor,
        sql`select (select json_build_object('id', id, 'slug', slug, 'name', name) from projects where id = ${projectId}::int and is_published) as project,
          (select json_build_object('id', c.id, 'typeId', c.type_id, 'name', c.name, 'slug', c.slug) from users u
            join users c on c.id = case when u.type_id = ${anyOf(companyTypeIds)} then u.id else u.agency_id end
            where u.id = ${userId}::int and c.type_id = ${anyOf(companyTypeIds)}) as company,
          (select coalesce(json_agg(json_build_object('language', language, 'sourceHash', source_hash, 'text', text)), '[]')
            from statement_translations where statement_id = ${id}::int) as translations`,
      );
      return found ?? { project: null, company: null, translations: [] };
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
      const counted = sql.identifier(statements[kind].name);
      await queryPrepared(
        executor,
        sql`with opened as (update statements set ${counted} = ${counted} + 1 where id = ${id}::int returning id)
          insert into statement_days as d (statement_id, day, ${counted}) select id, ${day}::date, 1 from opened
          on conflict (statement_id, day) do update set ${counted} = d.${counted} + 1`,
      );
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
