import { and, count, desc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { locales } from '@/lib/contracts/locales';
import type { StatementState } from '@/lib/domain/statement/status-machine';
import { type Executor, likePattern } from '../../db/client';
import { cities, districts, streets, urbans } from '../locations/locations.table';
import { statementDays, statements } from '../statements/statements.table';
import { favorites } from '../users/users.table';

export type OwnListRequest = { userId: number; state?: StatementState | undefined; text?: string | undefined };
export type DayRow = Pick<typeof statementDays.$inferSelect, 'day' | 'views' | 'phoneReveals'>;
export type OwnListRepository = ReturnType<typeof createOwnListRepository>;

/** Every name of the places of a statement, and the address as its owner wrote it, in one text. */
const ownSearchableText = sql.join(
  [
    sql`${statements.id}::text`,
    ...[streets, urbans, districts, cities].flatMap(({ name }) =>
      locales.map((locale) => sql`${name} ->> ${sql.raw(`'${locale}'`)}`),
    ),
    sql`${statements.addressText}`,
    sql`${statements.streetNumber}`,
    sql`${statements.cadastralCode}`,
  ],
  sql`, `,
);

/** The account's own statements in any state, and how often they were seen. */
export function createOwnListRepository(executor: Executor) {
  const whereOf = ({ userId, state, text }: OwnListRequest): SQL | undefined =>
    and(
      eq(statements.userId, userId),
      ne(statements.state, 'deleted'),
      state ? eq(statements.state, state) : undefined,
      text ? sql`concat_ws(' ', ${ownSearchableText}) ilike ${likePattern(text)}` : undefined,
    );

  const page = async (request: OwnListRequest, limit: number, offset: number): Promise<{ ids: number[]; total: number }> => {
    const rows = await executor
      .select({ id: statements.id, total: sql<number>`(count(*) over ())::int` })
      .from(statements)
      .leftJoin(streets, eq(streets.id, statements.streetId))
      .leftJoin(urbans, eq(urbans.id, statements.urbanId))
      .leftJoin(districts, eq(districts.id, statements.districtId))
      .leftJoin(cities, eq(cities.id, statements.cityId))
      .where(whereOf(request))
      .orderBy(desc(statements.date), desc(statements.id))
      .limit(limit)
      .offset(offset);
    // Past the end no row is left to carry the count.
    if (rows.length === 0 && offset > 0) return { ids: [], total: (await page(request, 1, 0)).total };
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  };

  return {
    /** One page of ids, the latest change first, and how many there are. */
    page,

    countByState: async (userId: number): Promise<Map<StatementState, number>> => {
      const rows = await executor
        .select({ state: statements.state, total: count() })
        .from(statements)
        .where(whereOf({ userId }))
        .groupBy(statements.state);
      return new Map(rows.map(({ state, total }) => [state, total]));
    },

    /** How many visitors keep each statement as a favourite. */
    countFavorites: async (ids: number[]): Promise<Map<number, number>> => {
      if (ids.length === 0) return new Map();
      const rows = await executor
        .select({ id: favorites.statementId, total: count() })
        .from(favorites)
        .where(inArray(favorites.statementId, ids))
        .groupBy(favorites.statementId);
      return new Map(rows.map(({ id, total }) => [id, total]));
    },

    /** Days with openings since a day, in Georgia's time. */
    days: (statementId: number, since: string): Promise<DayRow[]> =>
      executor
        .select({ day: statementDays.day, views: statementDays.views, phoneReveals: statementDays.phoneReveals })
        .from(statementDays)
        .where(and(eq(statementDays.statementId, statementId), gte(statementDays.day, since)))
        .orderBy(statementDays.day),
  };
}
