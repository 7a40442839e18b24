import { type SQL, sql } from 'drizzle-orm';
import type { StatementFilters } from '../../lib/contracts/statements/statement-filters';

type ListName = Exclude<keyof StatementFilters, 'parameters' | 'bounds'> & `${string}s`;

const listColumns: Partial<Record<ListName, string>> = {
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
const placeColumns = { cities: 'city_id', districts: 'district_id', urbans: 'urban_id', streets: 'street_id' } as const;

/** Filters that the requests of the benchmark use beside lists, places, amenities, bounds, text and prices. */
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
  area_from: (value) => sql`area_sqm >= ${value}`,
  area_to: (value) => sql`area_sqm <= ${value}`,
  floor_from: (value) => sql`floor >= ${value}`,
  floor_to: (value) => sql`floor <= ${value}`,
};

export const plainMoment = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;
export const plainPrice = (filters: StatementFilters): SQL =>
  sql.raw(filters.currency_id === 2 ? 'price_usd_minor' : 'price_gel_minor');

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
 * The conditions on `plain_statements` that filters stand for; written apart from the search module, so that equal answers mean something.
 * @param filters smaller places must lie in the chosen cities and not in one another: the narrowing of a district by its urban is not known here
 * @throws Error for a filter that the benchmark does not use, so that none is silently left out
 */
export function plainWhere(filters: StatementFilters, now: Date): SQL {
  const elsewhere = /^(cities|districts|urbans|streets|price_|square_price_|currency_id|order_by|sequence|page|per_page)/;
  const parts = [...placeConditions(filters), ...priceConditions(filters)];
  for (const [key, value] of Object.entries(filters)) {
    if (value === undefined || elsewhere.test(key)) continue;
    const column = listColumns[key as ListName];
    const condition = conditions[key as keyof StatementFilters];
    if (column) parts.push(isIn(column, value as number[]));
    else if (condition) parts.push(condition(value as number, plainMoment(now)));
    else if (key === 'parameters') parts.push(sql`parameters @> ${`{${value}}`}::int[]`);
    else if (key === 'q')
      parts.push(
        ...String(value)
          .split(' ')
          .map((word) => sql`text ilike ${`%${word}%`}`),
      );
    else if (key === 'bounds') {
      const [south, west, north, east] = value as NonNullable<StatementFilters['bounds']>;
      parts.push(sql`latitude between ${south} and ${north}`, sql`longitude between ${west} and ${east}`);
    } else throw new Error(`The plain schema does not know the filter ${key}.`);
  }
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}
