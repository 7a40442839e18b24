import { and, type SQL, sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { currencyIds } from '@/lib/domain/money/currency';
import { type Executor, queryPrepared, queryRows } from '../../db/client';
import { pagingOfFilters } from '../statements/statements.paging';
import { isSparse } from './bits/search.bits.query';
import { createSearchCounter } from './bits/search.bits.repository';
import type { SearchSnapshot } from './bits/search.snapshot';
import { warmUp } from './bits/search.warm-up.repository';
import { resolveScope } from './conditions/search.places.query';
import { priceColumns, pricesIn } from './conditions/search.price.query';
import { createMapReader } from './map/search.map.repository';
import { createPointCache, type PointCache } from './map/search.points.query';
import { directionOf, type PriceOrder, type SearchOrder, searchOrder, walkPrices } from './search.order.query';
import { indexedCondition, matchesText, searchCondition } from './search.query';
import { createStripReader } from './search.strip.repository';
import { statementSearch as rows } from './search.table';

/** Rows of an order that are tried for the words before the text index is used. */
const triedRowsMax = 400;

/** What similar ones are measured against; 0 and null where unknown. */
export type SimilarityTarget = {
  id: number;
  dealTypeId: number;
  realEstateTypeId: number;
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
  roomTypeId: number | null;
  priceGelMinor: number | null;
  areaSqm: number;
};

export type SearchRepository = ReturnType<typeof createSearchRepository>;

/** Reads of the search table; `now` in each is the moment that VIP tiers and the newest are measured from. */
export function createSearchRepository(executor: Executor, points: PointCache = createPointCache()) {
  const counter = createSearchCounter(executor, points);
  const conditionOf = async (filters: StatementFilters, now: Date): Promise<SQL> =>
    searchCondition(filters, await resolveScope(executor, filters), now);

  const idsWhere = async (condition: SQL | undefined, by: SQL, limit: number, offset: number): Promise<number[]> => {
    const found = await executor.select({ id: rows.id }).from(rows).where(condition).orderBy(by).limit(limit).offset(offset);
    return found.map(({ id }) => id);
  };

  const countWhere = async (condition: SQL | undefined): Promise<number> => {
    const [found] = await executor.select({ total: sql<number>`count(*)::int` }).from(rows).where(condition);
    return found?.total ?? 0;
  };

  /**
   * A page of a text search, if the first rows of the order fill it, as they do for words that occur in many statements; for rare words
   * their index is faster. The planner cannot tell which is which: it assumes that the words of a query are independent.
   * @returns null when these rows do not fill the page
   */
  const idsByWalking = async (filters: StatementFilters, { by, price }: SearchOrder, now: Date): Promise<number[] | null> => {
    const { q: text = '', ...others } = filters;
    const { page, perPage } = pagingOfFilters(filters);
    const offset = (page - 1) * perPage;
    if (text.trim() === '' || offset + perPage > triedRowsMax) return null;
    const walked = price
      ? walkPrices(others, price, await resolveScope(executor, filters), now, { limit: triedRowsMax, offset: 0 })
      : sql`select * from ${rows} where ${await conditionOf(others, now)} order by ${by} limit ${triedRowsMax}`;
    const order = price ? sql`compared ${sql.raw(price.direction)}, ${by}` : by;
    const found = await queryRows<{ id: number }>(
      executor,
      sql`select id from (${walked}) ${rows} where ${matchesText(text)} order by ${order} limit ${perPage} offset ${offset}`,
    );
    return found.length === perPage ? found.map(({ id }) => id) : null;
  };

  /**
   * A page in the order of dates: by bitmaps where they cover the search, else by the first rows of the order if they fill it.
   * @returns null for another order, and where neither finds it
   */
  const idsByDate = async (
    filters: StatementFilters,
    { by }: SearchOrder,
    now: Date,
    snapshot?: SearchSnapshot,
  ): Promise<number[] | null> => {
    if (isSparse(filters) || (filters.order_by !== undefined && filters.order_by !== 'date')) return null;
    const { page, perPage } = pagingOfFilters(filters);
    const offset = (page - 1) * perPage;
    const cut = await counter.pageByDate(filters, { direction: directionOf(filters), limit: perPage, offset }, now, snapshot);
    if (cut || (filters.q ?? '').trim() !== '' || offset + perPage > triedRowsMax) return cut;
    const scope = await resolveScope(executor, filters);
    const first = sql`select * from ${rows} where ${indexedCondition(filters, scope, now)} order by ${by} limit ${triedRowsMax}`;
    const found = await queryRows<{ id: number }>(
      executor,
      sql`select id from (${first}) ${rows} where ${searchCondition(filters, scope, now)} order by ${by} limit ${perPage} offset ${offset}`,
    );
    return found.length === perPage ? found.map(({ id }) => id) : null;
  };

  /** A page of an order by price: first the priced rows, then the negotiable ones. */
  const idsByPrice = async (filters: StatementFilters, by: SQL, price: PriceOrder, now: Date): Promise<number[]> => {
    const { page, perPage } = pagingOfFilters(filters);
    const offset = (page - 1) * perPage;
    const walked = walkPrices(filters, price, await resolveScope(executor, filters), now, { limit: perPage, offset });
    const found = await queryRows<{ id: number }>(executor, walked);
    const priced = found.map(({ id }) => id);
    if (priced.length === perPage || price.isBounded) return priced;
    const condition = await conditionOf(filters, now);
    const hasPrice = sql`(${sql.join(
      Object.values(priceColumns[price.kind]).map((column) => sql`${column} is not null`),
      sql` or `,
    )})`;
    const pricedCount = priced.length > 0 || offset === 0 ? offset + priced.length : await countWhere(and(condition, hasPrice));
    const rest = await idsWhere(
      and(condition, sql`not ${hasPrice}`),
      by,
      perPage - priced.length,
      Math.max(0, offset - pricedCount),
    );
    return [...priced, ...rest];
  };

  return {
    /** Ids of one page in the requested order; none past the end. Pages of one moment are read together. */
    pageIds: async (filters: StatementFilters, now: Date, snapshot?: SearchSnapshot): Promise<number[]> => {
      const { page, perPage } = pagingOfFilters(filters);
      const offset = (page - 1) * perPage;
      const order = searchOrder(filters, now);
      if (order.isRotating) return createStripReader(executor, await conditionOf(filters, now), now).read(perPage, offset);
      const byDate = await idsByDate(filters, order, now, snapshot);
      if (byDate) return byDate;
      const { by, price } = order;
      if (price?.kind === 'price') {
        const cut = await counter.pageByPrice(filters, { direction: price.direction, limit: perPage, offset }, now);
        if (cut) return cut;
      }
      const walked = await idsByWalking(filters, order, now);
      if (walked) return walked;
      return price ? idsByPrice(filters, by, price, now) : idsWhere(await conditionOf(filters, now), by, perPage, offset);
    },

    /** Loads what searches read, so that the first ones after a start do not wait for it. */
    warmUp: (signal: AbortSignal): Promise<void> => warmUp(executor, points, signal),

    /** How many statements match, exactly. */
    count: counter.count,

    /** How many listed statements each of these users has; users without any are absent. */
    countByUser: async (userIds: number[], snapshot?: SearchSnapshot): Promise<Map<number, number>> => {
      const counted = await counter.countByUser(userIds, snapshot);
      if (counted) return counted;
      const found = await queryPrepared<{ userId: number; total: number }>(
        executor,
        sql`select user_id as "userId", count(*)::int as total from statement_search where user_id = any(${`{${userIds.join(',')}}`}::int[]) group by user_id`,
      );
      return new Map(found.map(({ userId, total }) => [userId, total]));
    },

    /** Matching statements inside the bounds gathered by the cells of a grid; prices are the lowest of a cell, in whole units. */
    mapPoints: createMapReader(executor, counter, points),

    /**
     * Ids of similar statements, most similar first: same deal and type, near in place, rooms, price and area.
     * They are chosen among the newest 400 of the district and the newest 200 of the city, so that the response costs the same in a large city.
     */
    similarIds: async (like: SimilarityTarget, limit: number, offset: number, now: Date): Promise<number[]> => {
      const kind = { deal_types: [like.dealTypeId], real_estate_types: [like.realEstateTypeId] };
      const none = { cities: [], districts: [], urbans: [], streets: [], usdRateGel: 1 };
      const inDistrict = searchCondition(kind, { ...none, districts: like.districtId ? [like.districtId] : [] }, now);
      const inCity = searchCondition(kind, { ...none, cities: [like.cityId] }, now);
      const newest = (condition: SQL, count: number): SQL =>
        sql`(select * from ${rows} where ${condition} and ${rows.id} <> ${like.id} order by ${rows.date} desc, ${rows.id} desc limit ${count})`;
      const pools = like.districtId ? sql`${newest(inDistrict, 400)} union all ${newest(inCity, 200)}` : newest(inCity, 600);
      const found = await queryRows<{ id: number }>(
        executor,
        sql`select id, min((district_id <> ${like.districtId ?? 0})::int + (urban_id <> ${like.urbanId ?? 0})::int * 0.5
            + abs(room_type_id - ${like.roomTypeId ?? 0}) * 0.25
            + coalesce(abs(ln(greatest(${pricesIn(currencyIds.gel, 'pool').total}, 1)::float8 / greatest(${like.priceGelMinor}::float8, 1))), 1)
            + abs(ln(greatest(area_sqm, 1)::float8 / greatest(${like.areaSqm}::float8, 1)))) as distance
          from (${pools}) pool group by id order by distance, id desc limit ${limit} offset ${offset}`,
      );
      return found.map(({ id }) => id);
    },
  };
}
