import type { StatementFilters } from '../../lib/contracts/statements/statement-filters';
import { dayMs } from '../../lib/domain/time/duration';
import type { Executor } from '../../server/db/client';
import { gridFor, pointsMax } from '../../server/modules/search/map/search.grid';
import type { SimilarityTarget } from '../../server/modules/search/search.repository';
import { pagingOfFilters } from '../../server/modules/statements/statements.paging';
import { numberColumns, readNumbers } from './numbers';
import { listColumns, placeColumns } from './plain-sql';
import { type BenchQuery, countsText, type Engine, facetColumns, type Point, pointsText, similarCount } from './queries';

type Column = Float64Array | Float32Array | Int32Array;
/** Rows newest first, in columns; an absent number is NaN, and an absent whole number 0. */
type Market = { size: number; columns: Map<string, Column>; amenities: Map<number, Uint8Array>; orders: Map<string, Int32Array> };

const absentAsNaN = ['floor', 'total_floors', 'height_cm', 'metro_distance_m'];
const emptyColumn = (name: string, kind: string, size: number): Column => {
  if (kind === 'moment' || kind === 'money') return new Float64Array(size);
  return kind === 'real' || absentAsNaN.includes(name) ? new Float32Array(size) : new Int32Array(size);
};

async function load(executor: Executor, size: number): Promise<Market> {
  const read = new Map(numberColumns.map(({ name, kind }) => [name, emptyColumn(name, kind, size)]));
  const amenities = new Map<number, Uint8Array>();
  let row = 0;
  for await (const part of readNumbers(executor))
    for (const { values, parameters } of part) {
      for (const [index, { name }] of numberColumns.entries()) (read.get(name) as Column)[row] = values[index] ?? Number.NaN;
      for (const id of parameters) {
        const bits = amenities.get(id) ?? new Uint8Array(size);
        amenities.set(id, bits);
        bits[row] = 1;
      }
      row += 1;
    }
  const orderBy = (column: Column, ids: Column): Int32Array =>
    Int32Array.from({ length: size }, (_, index) => index).sort(
      (a, b) => (column[a] as number) - (column[b] as number) || (ids[a] as number) - (ids[b] as number),
    );
  const newest = orderBy(read.get('date') as Column, read.get('id') as Column).reverse();
  const columns = new Map(
    numberColumns.map(({ name, kind }): [string, Column] => {
      const from = read.get(name) as Column;
      const to = emptyColumn(name, kind, size);
      for (let index = 0; index < size; index += 1) to[index] = from[newest[index] as number] as number;
      return [name, to];
    }),
  );
  for (const [id, bits] of amenities)
    amenities.set(
      id,
      Uint8Array.from(newest, (place) => bits[place] as number),
    );
  const priced = (name: string): Int32Array => {
    const column = columns.get(name) as Column;
    const filled = column.map((value) => (Number.isNaN(value) ? Number.MAX_SAFE_INTEGER : value));
    return orderBy(filled, columns.get('id') as Column);
  };
  const orders = new Map(['created_at', 'price_gel_minor', 'price_usd_minor'].map((name) => [name, priced(name)]));
  return { size, columns, amenities, orders };
}

type Test = (row: number) => boolean;
const most = Number.POSITIVE_INFINITY;
const minor = (value: number | undefined, absent: number): number => (value === undefined ? absent : Math.round(value * 100));

/** Tests of columns that the filters are put together from. */
function testsOn({ columns }: Market, now: Date) {
  const column = (name: string): Column => columns.get(name) as Column;
  const isOneOf = (name: string, ids: number[]): Test => {
    const values = column(name);
    const [only] = ids;
    if (ids.length === 1) return (row) => values[row] === only;
    const chosen = new Set(ids);
    return (row) => chosen.has(values[row] as number);
  };
  const isWithin = (name: string, low: number, high: number): Test => {
    const values = column(name);
    return (row) => (values[row] as number) >= low && (values[row] as number) <= high;
  };
  const isVip = (least: number): Test => {
    const [rank, until] = [column('vip_rank'), column('vip_until')];
    return (row) => (rank[row] as number) >= least && (until[row] as number) > now.getTime();
  };
  const isBelowTop: Test = (row) => (column('floor')[row] as number) < (column('total_floors')[row] as number);
  return { isOneOf, isWithin, isSet: (name: string): Test => isWithin(name, 1, 1), isVip, isBelowTop };
}

/** Filters of one value. */
function singleTest(on: ReturnType<typeof testsOn>, key: string, value: number, now: Date): Test | undefined {
  if (key === 'owner') return on.isOneOf('owner_type_id', [1]);
  if (key === 'newest') return on.isWithin('created_at', now.getTime() - 3 * dayMs + 1, most);
  if (key === 'is_vip') return on.isVip(1);
  if (key === 'is_super_vip') return on.isVip(3);
  if (key === 'can_exchanged') return on.isSet('can_be_exchanged');
  if (key === 'not_first') return on.isWithin('floor', 2, most);
  if (key === 'not_last') return on.isBelowTop;
  if (key === 'area_from') return on.isWithin('area_sqm', Math.fround(value), most);
  if (key === 'area_to') return on.isWithin('area_sqm', 0, Math.fround(value));
  if (key === 'floor_from') return on.isWithin('floor', value, most);
  if (key === 'floor_to') return on.isWithin('floor', -most, value);
  if (key !== 'is_vip_or_with_3d') return ownFlags.includes(key) ? on.isSet(key) : undefined;
  const [with3d, vip] = [on.isSet('with_3d'), on.isVip(1)];
  return (row) => with3d(row) || vip(row);
}
const ownFlags = ['with_3d', 'with_picture', 'is_auction', 'has_balcony', 'has_loggia'];

function rangeTests(on: ReturnType<typeof testsOn>, filters: StatementFilters): Test[] {
  const currency = filters.currency_id === 2 ? 'usd' : 'gel';
  const tests: Test[] = [];
  for (const [name, from, to] of [
    ['price', filters.price_from, filters.price_to],
    ['square_price', filters.square_price_from, filters.square_price_to],
  ] as const)
    if (from !== undefined || to !== undefined)
      tests.push(on.isWithin(`${name}_${currency}_minor`, minor(from, 0), minor(to, most)));
  if (filters.bounds) {
    const [south, west, north, east] = filters.bounds.map(Math.fround) as [number, number, number, number];
    tests.push(on.isWithin('latitude', south, north), on.isWithin('longitude', west, east));
  }
  return tests;
}

function testsOf(market: Market, filters: StatementFilters, now: Date): Test[] {
  const on = testsOn(market, now);
  const tests: Test[] = [];
  for (const [key, value] of Object.entries(filters)) {
    const name = listColumns[key as keyof typeof listColumns];
    const test = name ? on.isOneOf(name, value as number[]) : singleTest(on, key, value as number, now);
    if (value !== undefined && test) tests.push(test);
  }
  const smaller = (['districts', 'urbans', 'streets'] as const).flatMap((name) =>
    filters[name]?.length ? [on.isOneOf(placeColumns[name], filters[name])] : [],
  );
  if (filters.cities?.length) tests.push(on.isOneOf('city_id', filters.cities));
  if (smaller.length > 0) tests.push((row) => smaller.some((test) => test(row)));
  for (const id of filters.parameters ?? []) {
    const bits = market.amenities.get(id);
    tests.push((row) => bits?.[row] === 1);
  }
  return [...tests, ...rangeTests(on, filters)];
}

/** The rows that match: the first test scans all rows, each further one the remaining rows. */
function matching(market: Market, filters: StatementFilters, now: Date): Int32Array {
  const found = new Int32Array(market.size);
  const [first, ...others] = testsOf(market, filters, now);
  let count = 0;
  for (let row = 0; row < market.size; row += 1) if (!first || first(row)) found[count++] = row;
  for (const test of others) {
    let left = 0;
    for (let index = 0; index < count; index += 1) if (test(found[index] as number)) found[left++] = found[index] as number;
    count = left;
  }
  return found.subarray(0, count);
}

function pageOf(market: Market, filters: StatementFilters, now: Date): string {
  const { page, perPage } = pagingOfFilters(filters);
  const skipped = (page - 1) * perPage;
  const ids = market.columns.get('id') as Column;
  if (filters.is_vip) {
    const ranks = market.columns.get('vip_rank') as Column;
    const paid = [...matching(market, filters, now)].sort((a, b) => (ranks[b] as number) - (ranks[a] as number));
    return paid
      .slice(skipped, skipped + perPage)
      .map((row) => ids[row])
      .join(' ');
  }
  const tests = testsOf(market, filters, now);
  const byPrice = `price_${filters.currency_id === 2 ? 'usd' : 'gel'}_minor`;
  const order = market.orders.get(filters.order_by === 'price' ? byPrice : (filters.order_by ?? ''));
  const isBackwards = filters.sequence === 'asc' ? order === undefined : order !== undefined;
  const shown: number[] = [];
  let passed = 0;
  const walk = (matches: Test): void => {
    for (let index = 0; index < market.size && shown.length < perPage; index += 1) {
      const place = isBackwards ? market.size - 1 - index : index;
      const row = order ? (order[place] as number) : place;
      if (!matches(row) || !tests.every((test) => test(row))) continue;
      passed += 1;
      if (passed > skipped) shown.push(ids[row] as number);
    }
  };
  if (filters.order_by !== 'price') walk(() => true);
  else {
    const prices = market.columns.get(byPrice) as Column;
    walk((row) => !Number.isNaN(prices[row]));
    walk((row) => Number.isNaN(prices[row]));
  }
  return shown.join(' ');
}

function mapOf(market: Market, { filters, zoom }: Extract<BenchQuery, { read: 'map' }>, now: Date): string {
  const grid = gridFor(filters.bounds, zoom);
  const column = (name: string): Column => market.columns.get(name) as Column;
  const [latitudes, longitudes, ids] = [column('latitude'), column('longitude'), column('id')];
  const prices = column(filters.currency_id === 2 ? 'price_usd_minor' : 'price_gel_minor');
  const [ranks, untils] = [column('vip_rank'), column('vip_until')];
  const cells = new Map<number, Point & { id: number }>();
  for (const row of matching(market, filters, now)) {
    const key =
      Math.floor((latitudes[row] as number) / grid.latitudeStep) * 4_194_304 +
      Math.floor((longitudes[row] as number) / grid.longitudeStep);
    const cell = cells.get(key) ?? { id: ids[row] as number, count: 0, price: null, is_super_vip: false };
    cells.set(key, cell);
    cell.count += 1;
    cell.id = Math.min(cell.id, ids[row] as number);
    const price = prices[row] as number;
    if (!Number.isNaN(price)) cell.price = Math.min(cell.price ?? price, price);
    if (ranks[row] === 3 && (untils[row] as number) > now.getTime()) cell.is_super_vip = true;
  }
  const shown = [...cells.values()].sort((a, b) => b.count - a.count || a.id - b.id).slice(0, pointsMax);
  return pointsText(
    shown.map((cell) => ({
      ...cell,
      id: cell.count === 1 ? cell.id : null,
      price: cell.price === null ? null : cell.price / 100,
    })),
  );
}

function similarTo(market: Market, like: SimilarityTarget, now: Date): string {
  const kind = { deal_types: [like.dealTypeId], real_estate_types: [like.realEstateTypeId], cities: [like.cityId] };
  const column = (name: string): Column => market.columns.get(name) as Column;
  const [districts, prices, ids] = [column('district_id'), column('price_gel_minor'), column('id')];
  const far = (row: number): number =>
    (districts[row] === (like.districtId ?? 0) ? 0 : 1e15) + Math.abs((prices[row] as number) - (like.priceGelMinor ?? 0)) ||
    1e16;
  const found = [...matching(market, kind, now)].filter((row) => ids[row] !== like.id);
  return found
    .sort((a, b) => far(a) - far(b))
    .slice(0, similarCount)
    .map((row) => ids[row])
    .join(' ');
}

function countedBy(market: Market, name: string, found: Int32Array): Map<number, number> {
  const values = market.columns.get(name) as Column;
  const counts = new Map<number, number>();
  for (const row of found) counts.set(values[row] as number, (counts.get(values[row] as number) ?? 0) + 1);
  return counts;
}

/** The rows in arrays of this process, each query a scan: a lower bound for any database without an index. */
export async function openTypedArrays(executor: Executor, size: number, now: Date): Promise<Engine> {
  const market = await load(executor, size);
  return async (request) => {
    if (request.read === 'page') return pageOf(market, request.filters, now);
    if (request.read === 'count') return String(matching(market, request.filters, now).length);
    if (request.read === 'map') return mapOf(market, request, now);
    if (request.read === 'similar') return similarTo(market, request.like, now);
    if (request.read === 'user-counts')
      return countsText(countedBy(market, 'user_id', matching(market, { users: request.userIds }, now)));
    const counts = countedBy(market, facetColumns[request.option].name, matching(market, request.filters, now));
    counts.delete(0);
    return countsText(counts);
  };
}
