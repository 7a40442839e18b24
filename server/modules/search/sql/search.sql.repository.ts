import type { Condition } from '@aivani/search-index/condition';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { currencyIds } from '@/lib/domain/money/currency';
import { anyOf, type Executor, queryRows } from '../../../db/client';
import { pointsMax } from '../search.grid';
import type {
  Cell,
  CellsRequest,
  ComparedRow,
  IdsRequest,
  NearestRequest,
  Order,
  Price,
  SearchIndex,
  Tally,
  TallyRequest,
} from '../search.index';
import { orderFactor, type PriceKind, type TypedCurrencyId, typedCurrencyIds } from '../search.prices';
import { statementSearch as rows } from '../search.table';
import { columnOf, sqlFields, toSql } from './search.condition.query';
import { comparedPrice } from './search.price.query';

const { gel, usd } = currencyIds;
/** The columns of prices by the currency that they were typed in. */
const priceColumns: Record<PriceKind, Record<TypedCurrencyId, PgColumn>> = {
  price: { [gel]: rows.priceGelMinor, [usd]: rows.priceUsdMinor },
  square_price: { [gel]: rows.squarePriceGelMinor, [usd]: rows.squarePriceUsdMinor },
};

const isPriced = (order: Order): order is Extract<Order, { by: Price }> => typeof order.by === 'object';

function plainOrder(order: Exclude<Order, { by: Price }>): SQL {
  if (order.by === 'shuffled') return sql`(${rows.id}::bigint * ${order.multiplier}::bigint) % 4294967296`;
  const direction = sql.raw(order.direction);
  return sql`${columnOf(order.by)} ${direction}, ${rows.id} ${direction}`;
}

/**
 * The matching rows that have a price, in its order, as a query of (id, compared): the typed prices of each currency are a scan of their own
 * index, and the two are merged by the price at the rate.
 */
function pricedRows({ condition, order, offset, limit }: IdsRequest & { order: Extract<Order, { by: Price }> }): SQL {
  const { kind, currencyId, usdRateGel } = order.by;
  const direction = sql.raw(order.direction);
  const scans = typedCurrencyIds.map((typedId) => {
    const column = priceColumns[kind][typedId];
    const factor = sql`${orderFactor(typedId, currencyId, usdRateGel)}::float8`;
    return sql`(select ${rows.id} as id, ${column} * ${factor} as compared from ${rows}
      where ${toSql(condition)} and ${column} is not null order by ${column} ${direction}, ${rows.id} ${direction} limit ${offset + limit})`;
  });
  return sql`select id, compared from (${sql.join(scans, sql` union all `)}) priced
    order by compared ${direction}, id ${direction} limit ${limit} offset ${offset}`;
}

/** The bits of the conditions that a row fails. A condition about something unknown is failed. */
function maskOf(conditions: readonly Condition[]): SQL {
  const bits = conditions.map((condition, index) => sql`(((${toSql(condition)}) is not true)::int << ${sql.raw(String(index))})`);
  return bits.length === 0 ? sql`0` : sql.join(bits, sql` + `);
}

const cellOf = (column: PgColumn, step: number): SQL => sql`floor(${column} / ${step}::float8)`;

/** The index that `statement_search` itself is: exact inside a transaction, the reference of the other engines and what answers without them. */
export function createSqlIndex(executor: Executor): SearchIndex {
  const idsOf = async (query: SQL): Promise<number[]> => (await queryRows<{ id: number }>(executor, query)).map(({ id }) => id);
  const countOf = async (condition: SQL): Promise<number> => {
    const [found] = await queryRows<{ total: number }>(
      executor,
      sql`select count(*)::int as total from ${rows} where ${condition}`,
    );
    return found?.total ?? 0;
  };

  /** First the priced rows, then the negotiable ones by their id. */
  const idsByPrice = async (request: IdsRequest & { order: Extract<Order, { by: Price }> }): Promise<number[]> => {
    const { condition, order, offset, limit } = request;
    const priced = await idsOf(pricedRows(request));
    if (priced.length === limit) return priced;
    const [gelColumn, usdColumn] = typedCurrencyIds.map((id) => priceColumns[order.by.kind][id]);
    const hasNone = sql`${toSql(condition)} and ${gelColumn} is null and ${usdColumn} is null`;
    const pricedCount =
      priced.length > 0 || offset === 0 ? offset + priced.length : await countOf(sql`${toSql(condition)} and not (${hasNone})`);
    const skipped = Math.max(0, offset - pricedCount);
    const rest = await idsOf(
      sql`select id from ${rows} where ${hasNone} order by id ${sql.raw(order.direction)} limit ${limit - priced.length} offset ${skipped}`,
    );
    return [...priced, ...rest];
  };

  return {
    name: 'sql',
    fields: sqlFields,

    ids: async (request) => {
      const { condition, order, offset, limit } = request;
      if (isPriced(order)) return idsByPrice({ ...request, order });
      return idsOf(
        sql`select id from ${rows} where ${toSql(condition)} order by ${plainOrder(order)} limit ${limit} offset ${offset}`,
      );
    },

    count: async (conditions) => {
      const counts = conditions.map((condition) => sql`(select count(*)::int from ${rows} where ${toSql(condition)})`);
      if (counts.length === 0) return [];
      const [found] = await queryRows<{ counts: number[] }>(executor, sql`select array[${sql.join(counts, sql`, `)}] as counts`);
      return found?.counts ?? [];
    },

    countEach: async (base, others) => {
      const counts = others.map((condition) => sql`count(*) filter (where ${toSql(condition)})::int`);
      if (counts.length === 0) return [];
      const [found] = await queryRows<{ counts: number[] }>(
        executor,
        sql`select array[${sql.join(counts, sql`, `)}] as counts from ${rows} where ${toSql(base)}`,
      );
      return found?.counts ?? [];
    },

    countBy: async (condition, field) => {
      const column = columnOf(field);
      const values =
        column === rows.parameters ? sql`(select distinct unnest(${column}) as id)` : sql`(select ${column}::int as id)`;
      const found = await queryRows<{ id: number; count: number }>(
        executor,
        sql`select value.id, count(*)::int as count from ${rows} cross join lateral ${values} value
          where ${toSql(condition)} and value.id > 0 group by 1`,
      );
      return new Map(found.map(({ id, count }) => [id, count]));
    },

    percentiles: async (condition, price, shares) => {
      const value = comparedPrice(price);
      const each = shares.map((share) => sql`percentile_cont(${share}::float8) within group (order by ${value})::float8`);
      const [found] = await queryRows<{ found: (number | null)[] }>(
        executor,
        sql`select array[${sql.join(each, sql`, `)}] as found from ${rows} where ${toSql(condition)}`,
      );
      const values = found?.found.filter((one) => one !== null) ?? [];
      return values.length < shares.length ? null : values;
    },

    histogram: async (condition, price, stepMinor, barCount) => {
      const value = comparedPrice(price);
      const found = await queryRows<{ bar: number; count: number }>(
        executor,
        sql`select least(${value} / ${stepMinor}::bigint, ${barCount - 1}::bigint)::int as bar, count(*)::int as count from ${rows}
          where ${toSql(condition)} and ${value} is not null group by bar`,
      );
      const counts = Array.from({ length: barCount }, () => 0);
      for (const { bar, count } of found) counts[bar] = count;
      return counts;
    },

    summarise: async (condition, price) => {
      const [found] = await queryRows<{ count: number; priceMin: number | null }>(
        executor,
        sql`select count(*)::int as count, min(${comparedPrice(price)})::float8 as "priceMin" from ${rows} where ${toSql(condition)}`,
      );
      return found ?? { count: 0, priceMin: null };
    },

    cells: ({ condition, grid, mark }: CellsRequest) =>
      queryRows<Cell>(
        executor,
        sql`select count(*)::int as count, avg(${rows.latitude}) as lat, avg(${rows.longitude}) as lng, min(${rows.id}) as id,
            (array_agg(${rows.dealTypeId} order by ${rows.id}))[1]::int as "dealTypeId", min(${rows.priceGelMinor})::float8 as "gelMinor",
            min(${rows.priceUsdMinor})::float8 as "usdMinor", bool_or(${toSql(mark)}) is true as "isMarked"
          from ${rows} where ${toSql(condition)}
          group by ${cellOf(rows.latitude, grid.latitudeStep)}, ${cellOf(rows.longitude, grid.longitudeStep)}
          order by count(*) desc, min(${rows.id}) limit ${pointsMax}`,
      ),

    tally: ({ base, conditions, masks, price, above, below }: TallyRequest) =>
      queryRows<Tally>(
        executor,
        sql`select mask, count(*)::int as count, min(price)::float8 as "priceMin",
            min(price) filter (where price > ${above}::float8)::float8 as above,
            max(price) filter (where price < ${below}::float8)::float8 as below
          from (select ${maskOf(conditions)} as mask, ${comparedPrice(price)} as price from ${rows} where ${toSql(base)} offset 0) tried
          where mask = ${anyOf(masks)} group by mask`,
      ),

    nearest: ({ base, conditions, target, limit }: NearestRequest) => {
      const distance = target
        ? sql`coalesce(abs(ln(greatest(${comparedPrice(target.price)}, 1)::float8 / ${target.minor}::float8)), 9)`
        : sql`0`;
      return queryRows<{ id: number; mask: number }>(
        executor,
        sql`select id, mask from (select ${rows.id} as id, ${rows.date} as date, ${distance} as distance, ${maskOf(conditions)} as mask
            from ${rows} where ${toSql(base)} offset 0) tried
          order by bit_count(mask::bit(32)), distance, date desc, id desc limit ${limit}`,
      );
    },

    rows: ({ condition, order, offset, limit }) => {
      if (isPriced(order)) throw new Error('Rows are compared in an order of one column.');
      return queryRows<ComparedRow>(
        executor,
        sql`select id, district_id as "districtId", urban_id as "urbanId", room_type_id as "roomTypeId", area_sqm::float8 as "areaSqm",
            price_gel_minor::float8 as "priceGelMinor", price_usd_minor::float8 as "priceUsdMinor"
          from ${rows} where ${toSql(condition)} order by ${plainOrder(order)} limit ${limit} offset ${offset}`,
      );
    },

    countByUser: async (userIds) => {
      const found = await queryRows<{ userId: number; total: number }>(
        executor,
        sql`select user_id as "userId", count(*)::int as total from ${rows} where user_id = ${anyOf(userIds)} group by user_id`,
      );
      return new Map(found.map(({ userId, total }) => [userId, total]));
    },
  };
}
