import { and, asc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import { dayMs } from '@/lib/domain/time/duration';
import { anyOf, type Executor, queryPrepared } from '../../db/client';
import { currentSnapshot } from '../../db/current-snapshot';
import { auctions } from '../auctions/auctions.table';
import { statementEstimates } from '../estimate/estimate.table';
import { cities, districts, streets, urbans } from '../locations/locations.table';
import { dictionaryOptions } from '../parameters/parameters.table';
import { projects } from '../projects/projects.table';
import { users } from '../users/users.table';
import { type CardRow, cardColumns, relatedColumns, type StatementRecord, type StatementRow } from './statements.row.query';
import { priceHistory, searchReportEvents, statementDays, statements } from './statements.table';

export type OptionRow = typeof dictionaryOptions.$inferSelect;
export type ProjectLink = Pick<typeof projects.$inferSelect, 'id' | 'slug' | 'name'>;
export type CompanyLink = Pick<typeof users.$inferSelect, 'id' | 'typeId' | 'name' | 'slug'>;
export type PriceRow = typeof priceHistory.$inferSelect;
/** Version and seller of a card, and the database snapshot in which they were read. */
export type CardVersion = { version: string; userId: number; snapshot: string | null };
export type StatementsRepository = ReturnType<typeof createStatementsRepository>;

function inOrder<T extends { statement: { id: number } }>(rows: readonly T[], ids: readonly number[]): T[] {
  const byId = new Map(rows.map((row) => [row.statement.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function createStatementsRepository(executor: Executor) {
  const joined = <T extends { id: typeof statements.id }>(columns: T) =>
    executor
      .select({ statement: columns, ...relatedColumns })
      .from(statements)
      .leftJoin(users, eq(users.id, statements.userId))
      .leftJoin(cities, eq(cities.id, statements.cityId))
      .leftJoin(districts, eq(districts.id, statements.districtId))
      .leftJoin(urbans, eq(urbans.id, statements.urbanId))
      .leftJoin(streets, eq(streets.id, statements.streetId))
      .leftJoin(statementEstimates, eq(statementEstimates.statementId, statements.id))
      .leftJoin(auctions, eq(auctions.statementId, statements.id));
  const rowsWhere = (condition: SQL): Promise<StatementRow[]> => joined(getTableColumns(statements)).where(condition);

  return {
    /** Statements in the order of the ids, in any state: a list that was just read keeps its length. */
    findRows: async (ids: number[]): Promise<StatementRow[]> =>
      ids.length === 0 ? [] : inOrder(await rowsWhere(inArray(statements.id, ids)), ids),

    /** The same with what cards show. */
    findCardRows: async (ids: number[]): Promise<CardRow[]> =>
      ids.length === 0 ? [] : inOrder(await joined(cardColumns).where(inArray(statements.id, ids)), ids),

    /**
     * Texts that change whenever a card of these statements would change: the versions of all rows that it is made of, and their places on
     * the disk.
     */
    findCardVersions: async (ids: number[]): Promise<Map<number, CardVersion>> => {
      if (ids.length === 0) return new Map();
      const found = await queryPrepared<CardVersion & { id: number }>(
        executor,
        sql`select s.id, concat_ws(' ', s.xmin, s.ctid, u.xmin, u.ctid, c.xmin, c.ctid, d.xmin, d.ctid, n.xmin, n.ctid, t.xmin, t.ctid, e.xmin, e.ctid, a.xmin, a.ctid, rates.version) as version,
            s.user_id as "userId", (select ${currentSnapshot}) as snapshot
          from statements s left join users u on u.id = s.user_id left join cities c on c.id = s.city_id left join districts d on d.id = s.district_id
          left join urbans n on n.id = s.urban_id left join streets t on t.id = s.street_id left join statement_estimates e on e.statement_id = s.id
          left join auctions a on a.statement_id = s.id
          cross join (select string_agg(concat_ws(' ', xmin, ctid), ' ' order by id) as version from currencies where id in (2, 3)) rates
          where s.id = ${anyOf(ids)}`,
      );
      return new Map(found.map(({ id, ...version }) => [id, version]));
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
