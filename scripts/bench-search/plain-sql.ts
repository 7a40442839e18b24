import { type SQL, sql } from 'drizzle-orm';
import type { StatementFilters } from '../../lib/contracts/statements/statement-filters';
import { type Executor, queryRows } from '../../server/db/client';
import { gridFor, pointsMax } from '../../server/modules/search/map/search.grid';
import type { SimilarityTarget } from '../../server/modules/search/search.repository';
import { pagingOfFilters } from '../../server/modules/statements/statements.paging';
import { type BenchQuery, countsText, type Engine, facetColumns, type Point, pointsText, similarCount } from './queries';

type ListName = Exclude<keyof StatementFilters, 'parameters' | 'bounds'> & `${string}s`;

export const listColumns: Partial<Record<ListName, string>> = {
  users: 'user_id',
  agencies: 'agency_id',
  deal_types: 'deal_type_id',
  real_estate_types: 'real_estate_type_id',
  metro_station_ids: 'metro_station_id',
  statuses: 'status_id',
  conditions: 'condition_id',
  project_types: 'project_type_id',
  room_types: 'room_type_id',
  bedroom_types: 'bedroom_type_id',
  bathroom_types: 'bathroom_type_id',
  heating_types: 'heating_type_id',
  hot_water_types: 'hot_water_type_id',
  parking_types: 'parking_type_id',
  build_years: 'build_year_id',
  owner_types: 'owner_type_id',
};
export const placeColumns = { cities: 'city_id', districts: 'district_id', urbans: 'urban_id', streets: 'street_id' } as const;

/** Filters that the requests of the benchmark use in addition to lists, places, amenities, bounds, text and prices. */
const conditions: Partial<Record<keyof StatementFilters, (value: number, now: SQL) => SQL>> = {
  with_3d: () => sql`with_3d`,
  with_picture: () => sql`with_picture`,
  owner: () => sql`owner_type_id = 1`,
  newest: (_, now) => sql`created_at > ${now} - interval '3 days'`,
  is_vip: (_, now) => sql`vip_rank > 0 and vip_until > ${now}`,
  is_super_vip: (_, now) => sql`vip_rank = 3 and vip_until > ${now}`,
  is_vip_or_with_3d: (_, now) => sql`(with_3d or (vip_rank > 0 and vip_until > ${now}))`,
  is_auction: () => sql`is_auction`,
  has_balcony: () => sql`has_balcony`,
  has_loggia: () => sql`has_loggia`,
  can_exchanged: () => sql`can_be_exchanged`,
  not_first: () => sql`floor > 1`,
  not_last: () => sql`floor < total_floors`,
  area_from: (value) => sql`area_sqm >= ${value}::real`,
  area_to: (value) => sql`area_sqm <= ${value}::real`,
  floor_from: (value) => sql`floor >= ${value}`,
  floor_to: (value) => sql`floor <= ${value}`,
};

const plainMoment = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;
const plainPrice = (filters: StatementFilters): SQL => sql.raw(filters.currency_id === 2 ? 'price_usd_minor' : 'price_gel_minor');

const isIn = (column: string, ids: number[]): SQL =>
  sql`${sql.identifier(column)} in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;

function priceConditions(filters: StatementFilters): SQL[] {
  const total = plainPrice(filters);
  const square = sql.raw(filters.currency_id === 2 ? 'square_price_usd_minor' : 'square_price_gel_minor');
  const bounds: [number | undefined, (minor: number) => SQL][] = [
    [filters.price_from, (minor) => sql`${total} >= ${minor}`],
    [filters.price_to, (minor) => sql`${total} <= ${minor}`],
    [filters.square_price_from, (minor) => sql`${square} >= ${minor}`],
    [filters.square_price_to, (minor) => sql`${square} <= ${minor}`],
  ];
  return bounds.flatMap(([value, condition]) => (value === undefined ? [] : [condition(Math.round(value * 100))]));
}

/** A city, and in it any of the smaller places. */
function placeConditions(filters: StatementFilters): SQL[] {
  const smaller = (['districts', 'urbans', 'streets'] as const).flatMap((name) =>
    filters[name]?.length ? [isIn(placeColumns[name], filters[name])] : [],
  );
  const city = filters.cities?.length ? [isIn(placeColumns.cities, filters.cities)] : [];
  return smaller.length === 0 ? city : [...city, sql`(${sql.join(smaller, sql` or `)})`];
}

/**
 * The conditions on `plain_statements` of filters; written independently of the search module, so that equal results mean something.
 * @param filters smaller places must be in the chosen cities and not in one another: the narrowing of a district by its urban is not known here
 * @throws Error for a filter that the benchmark does not use, so that none is silently left out
 */
function plainWhere(filters: StatementFilters, now: Date): SQL {
  const elsewhere = /^(cities|districts|urbans|streets|price_|square_price_|currency_id|order_by|sequence|page|per_page)/;
  const parts = [...placeConditions(filters), ...priceConditions(filters)];
  for (const [key, value] of Object.entries(filters)) {
    if (value === undefined || elsewhere.test(key)) continue;
    const column = listColumns[key as ListName];
    const condition = conditions[key as keyof StatementFilters];
    if (column) parts.push(isIn(column, value as number[]));
    else if (condition) parts.push(condition(value as number, plainMoment(now)));
    else if (key === 'parameters') parts.push(sql`parameters @> ${sql.raw(`array[${value}]`)}::int[]`);
    else if (key === 'q')
      parts.push(
        ...String(value)
          .split(' ')
          .map((word) => sql`text ilike ${`%${word}%`}`),
      );
    else if (key === 'bounds') {
      const [south, west, north, east] = value as NonNullable<StatementFilters['bounds']>;
      parts.push(sql`latitude between ${south}::real and ${north}::real`, sql`longitude between ${west}::real and ${east}::real`);
    } else throw new Error(`The plain schema does not know the filter ${key}.`);
  }
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

function plainOrder(filters: StatementFilters, now: Date): SQL {
  const direction = sql.raw(filters.sequence === 'asc' ? 'asc' : 'desc');
  if (filters.is_vip) return sql`vip_rank desc, hashint4extended(id, ${Math.floor(now.getTime() / 600_000)}::bigint), id`;
  if (filters.order_by === 'price') return sql`${plainPrice(filters)} ${direction} nulls last, id ${direction}`;
  return sql`${sql.raw(filters.order_by ?? 'date')} ${direction}, id ${direction}`;
}

function plainPage(filters: StatementFilters, now: Date): SQL {
  const { page, perPage } = pagingOfFilters(filters);
  return sql`select id from plain_statements where ${plainWhere(filters, now)}
    order by ${plainOrder(filters, now)} limit ${perPage} offset ${(page - 1) * perPage}`;
}

function plainMap({ filters, zoom }: Extract<BenchQuery, { read: 'map' }>, now: Date): SQL {
  const grid = gridFor(filters.bounds, zoom);
  return sql`select case when count(*) = 1 then min(id) end as id, count(*)::int as count, min(${plainPrice(filters)})::float8 / 100 as price,
      avg(latitude) as lat, avg(longitude) as lng, bool_or(vip_rank = 3 and vip_until > ${plainMoment(now)}) is true as is_super_vip
    from plain_statements where ${plainWhere(filters, now)}
    group by floor(latitude / ${grid.latitudeStep}::float8), floor(longitude / ${grid.longitudeStep}::float8)
    order by count(*) desc, min(id) limit ${pointsMax}`;
}

/** Same deal, type and city, the own district first, the nearest prices: what similar ones are in the simplest words. */
const plainSimilar = (like: SimilarityTarget): SQL => sql`select id from plain_statements
  where deal_type_id = ${like.dealTypeId} and real_estate_type_id = ${like.realEstateTypeId} and city_id = ${like.cityId} and id <> ${like.id}
  order by district_id <> ${like.districtId ?? 0}, abs(price_gel_minor - ${like.priceGelMinor ?? 0}::bigint), id limit ${similarCount}`;

/** Sends SQL to an engine; the type of the rows is the caller's. */
export type RunQuery = <Row extends Record<string, unknown>>(query: SQL) => Promise<Row[]>;

/** One plain table queried by straightforward SQL: by the plain schema and by every other engine that supports it. */
export function plainSqlEngine(runQuery: RunQuery, now: Date): Engine {
  const ids = async (query: SQL): Promise<string> => (await runQuery<{ id: number }>(query)).map(({ id }) => id).join(' ');
  return async (request) => {
    if (request.read === 'page') return ids(plainPage(request.filters, now));
    if (request.read === 'similar') return ids(plainSimilar(request.like));
    if (request.read === 'map') return pointsText(await runQuery<Point>(plainMap(request, now)));
    if (request.read === 'user-counts') {
      const users = sql.join(
        request.userIds.map((id) => sql`${id}`),
        sql`, `,
      );
      const query = sql`select user_id as id, count(*)::int as total from plain_statements where user_id in (${users}) group by user_id`;
      const counted = await runQuery<{ id: number; total: number }>(query);
      return countsText(counted.map(({ id, total }) => [id, total]));
    }
    if (request.read === 'facet') {
      const column = sql.identifier(facetColumns[request.option].name);
      const query = sql`select ${column} as id, count(*)::int as total from plain_statements
        where ${plainWhere(request.filters, now)} and ${column} > 0 group by 1`;
      const found = await runQuery<{ id: number; total: number }>(query);
      return countsText(found.map(({ id, total }) => [id, total]));
    }
    const query = sql`select count(*)::int as total from plain_statements where ${plainWhere(request.filters, now)}`;
    return String((await runQuery<{ total: number }>(query))[0]?.total);
  };
}

/** The plain schema queried by straightforward SQL. */
export const plainEngine = (executor: Executor, now: Date): Engine => plainSqlEngine((query) => queryRows(executor, query), now);

/** How many statements match in the plain schema. */
export async function plainCount(executor: Executor, filters: StatementFilters, now: Date): Promise<number> {
  return Number(await plainEngine(executor, now)({ read: 'count', filters }));
}
