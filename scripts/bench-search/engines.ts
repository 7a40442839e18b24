import { type SQL, sql } from 'drizzle-orm';
import type { StatementFilters } from '../../lib/contracts/statements/statement-filters';
import { type Executor, queryRows } from '../../server/db/client';
import { gridFor, pointsMax } from '../../server/modules/search/search.grid';
import { pagingOfFilters } from '../../server/modules/search/search.paging';
import { createSearchRepository, type SimilarityTarget } from '../../server/modules/search/search.repository';
import { plainMoment, plainPrice, plainWhere } from './plain-conditions';

type Bounds = NonNullable<StatementFilters['bounds']>;

/** One question that a page of the site asks. */
export type BenchQuery =
  | { read: 'page'; filters: StatementFilters }
  | { read: 'count'; filters: StatementFilters }
  | { read: 'map'; filters: StatementFilters & { bounds: Bounds }; zoom: number }
  | { read: 'similar'; like: SimilarityTarget }
  | { read: 'user-counts'; userIds: number[] };

/** Answers a question in a form that can be compared: equal texts mean equal answers. */
export type Engine = (read: BenchQuery) => Promise<string>;

type Point = { id?: number | null; count: number; price: number | null; is_super_vip: boolean };

const similarCount = 8;
// Centres are averages whose last digits depend on the order of rows, so they are not compared.
const pointsText = (points: Point[]): string =>
  points.map(({ id, count, price, is_super_vip }) => `${count}:${id ?? ''}:${price ?? ''}:${is_super_vip}`).join(' ');
const countsText = (counts: Iterable<[number, number]>): string =>
  [...counts]
    .sort(([a], [b]) => a - b)
    .map((pair) => pair.join(':'))
    .join(' ');

/** Ours: the very repository that the API asks. */
export function searchEngine(executor: Executor, now: Date): Engine {
  const search = createSearchRepository(executor);
  return async (request) => {
    if (request.read === 'page') return (await search.pageIds(request.filters, now)).join(' ');
    if (request.read === 'count') return String(await search.count(request.filters, now));
    if (request.read === 'user-counts') return countsText(await search.countByUser(request.userIds));
    if (request.read === 'similar') return (await search.similarIds(request.like, similarCount, 0, now)).join(' ');
    return pointsText(await search.mapPoints(request.filters, gridFor(request.filters.bounds, request.zoom), now));
  };
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

/** The plain schema asked by straightforward SQL. */
export function plainEngine(executor: Executor, now: Date): Engine {
  const ids = async (query: SQL): Promise<string> =>
    (await queryRows<{ id: number }>(executor, query)).map(({ id }) => id).join(' ');
  return async (request) => {
    if (request.read === 'page') return ids(plainPage(request.filters, now));
    if (request.read === 'similar') return ids(plainSimilar(request.like));
    if (request.read === 'map') return pointsText(await queryRows<Point>(executor, plainMap(request, now)));
    if (request.read === 'user-counts') {
      const users = sql.join(
        request.userIds.map((id) => sql`${id}`),
        sql`, `,
      );
      const query = sql`select user_id as id, count(*)::int as total from plain_statements where user_id in (${users}) group by user_id`;
      const rows = await queryRows<{ id: number; total: number }>(executor, query);
      return countsText(rows.map(({ id, total }) => [id, total]));
    }
    const query = sql`select count(*)::int as total from plain_statements where ${plainWhere(request.filters, now)}`;
    return String((await queryRows<{ total: number }>(executor, query))[0]?.total);
  };
}
