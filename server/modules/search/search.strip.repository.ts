import { type SQL, sql } from 'drizzle-orm';
import { minuteMs } from '@/lib/domain/time/duration';
import { type Executor, queryRows } from '../../db/client';
import { tierOrder } from './search.order.query';
import { statementSearch as rows } from './search.table';

/** Paid statements of one tier that a circle of equal turns is made of; more are read from a point of the index onwards. */
export const circleMax = 400;
const startMs = 10 * minuteMs;
const ranks = [3, 2, 1];

/** The place of a row in the circle of its tier, as `statement_search_vip_idx` contains it. */
const place = sql`hashint4extended(${rows.id}, 0)`;
const byPlace = sql`${place}, ${rows.id}`;

/** Where the strip of a large tier begins at this moment: another place of the circle every ten minutes. */
const startPlace = (now: Date): SQL => sql`hashint8extended(${Math.floor(now.getTime() / startMs)}::bigint, 0)`;

/**
 * Pages of paid statements: the highest tier first, a turning circle inside each.
 * @param matching the condition of the search, expired tiers excluded
 */
export function createStripReader(executor: Executor, matching: SQL, now: Date) {
  const idsOf = async (condition: SQL, by: SQL, limit: number, offset: number): Promise<number[]> => {
    const found = await queryRows<{ id: number }>(
      executor,
      sql`select id from ${rows} where ${condition} order by ${by} limit ${limit} offset ${offset}`,
    );
    return found.map(({ id }) => id);
  };
  const countOf = async (condition: SQL, most: number | null): Promise<number> => {
    const [found] = await queryRows<{ total: number }>(
      executor,
      sql`select count(*)::int as total from (select from ${rows} where ${condition} limit ${most}) counted`,
    );
    return found?.total ?? 0;
  };
  const tierOf = (rank: number): SQL => sql`${matching} and ${rows.vipRank} = ${sql.raw(String(rank))}`;

  /** A part of a large tier, read from its start point and then from the beginning of the circle. */
  const walk = async (tier: SQL, limit: number, offset: number): Promise<number[]> => {
    const ahead = sql`${tier} and ${place} >= ${startPlace(now)}`;
    const first = await idsOf(ahead, byPlace, limit, offset);
    if (first.length === limit) return first;
    const passed = first.length > 0 ? 0 : Math.max(0, offset - (await countOf(ahead, null)));
    const behind = sql`${tier} and ${place} < ${startPlace(now)}`;
    return [...first, ...(await idsOf(behind, byPlace, limit - first.length, passed))];
  };

  return {
    /** Ids from `offset` on in the order of the strip. */
    read: async (limit: number, offset: number): Promise<number[]> => {
      const ids: number[] = [];
      let skipped = offset;
      for (const rank of ranks) {
        const tier = tierOf(rank);
        const size = await countOf(tier, circleMax + 1);
        const isCircle = size <= circleMax;
        const wanted = limit - ids.length;
        if (size === 0) continue;
        const found = isCircle ? await idsOf(tier, tierOrder(now), wanted, skipped) : await walk(tier, wanted, skipped);
        ids.push(...found);
        if (ids.length === limit) return ids;
        const total = isCircle ? size : await countOf(tier, null);
        skipped = Math.max(0, skipped - total);
      }
      return ids;
    },
  };
}
