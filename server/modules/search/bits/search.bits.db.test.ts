import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import { popularConditions } from '@/lib/domain/statement/popular-conditions';
import { createRandom } from '@/server/seed/random';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { type Executor, queryRows } from '../../../db/client';
import { createExchangeRepository } from '../../exchange/exchange.repository';
import { statements } from '../../statements/statements.table';
import { resolveScope } from '../conditions/search.places.query';
import { pricesIn } from '../conditions/search.price.query';
import { gridAt } from '../map/search.grid';
import { createMapReader, plainPoints } from '../map/search.map.repository';
import { createPointCache } from '../map/search.points.query';
import { indexStatements, rebuildSearch, removeStatements } from '../search.index.repository';
import { searchCondition } from '../search.query';
import { createSearchRepository } from '../search.repository';
import { statementSearch as rows } from '../search.table';
import { createSearchCounter, type SearchCounter } from './search.bits.repository';
import type { DatePage } from './search.page.repository';
import { bulkRows, compactChunk, sealSearch } from './search.seal.repository';
import { kinds, type ResultRow } from './search.sealed.query';
import { chunkRows, listedToken, optionTokens, outOfOrderToken } from './search.tokens.query';

const api = useApi();
// The embedded database gives every test the same object, whose spy would contain the statements of earlier ones.
afterEach(() => {
  vi.restoreAllMocks();
});
type Random = ReturnType<typeof createRandom>;

/** One random value of each filter that bitmaps contain; the bounds are at, beside and between the values of rows. */
const drawn: Record<string, (random: Random) => StatementFilters> = {
  deal: (random) => ({ deal_types: random.pick([[1], [2], [1, 7], [3, 10]]) }),
  type: (random) => ({ real_estate_types: random.pick([[1], [2, 3], [4, 5, 6]]) }),
  place: (random) =>
    random.pick<StatementFilters>([
      { cities: [1] },
      { cities: [1], districts: [4, 5] },
      { districts: [4], urbans: [66, 38] },
      { cities: [1, 15], urbans: [47] },
      { cities: [2_000_000_000] },
      { cities: [15], streets: [random.int(1, 400), random.int(1, 400)] },
      { urbans: [66], streets: Array.from({ length: 40 }, () => random.int(1, 800)) },
    ]),
  rooms: (random) => ({ room_types: random.pick([[1], [2, 3], [1, 2, 3, 4]]) }),
  state: (random) => ({ statuses: random.pick([[1], [2], [1, 3]]), conditions: random.pick([[], [1], [1, 2]]) }),
  details: (random) => ({ heating_types: random.pick([[], [1, 2]]), bathroom_types: random.pick([[1], [2, 3]]) }),
  metro: (random) => random.pick<StatementFilters>([{ metro_station_ids: [1, 2, 3] }, { metro_minutes_to: random.int(0, 30) }]),
  amenities: (random) => ({ parameters: random.sample([1, 6, 9, 10, 24, 30], random.int(1, 3)) }),
  flags: (random) =>
    random.pick<StatementFilters>([
      { with_3d: true },
      { with_picture: true, owner: true },
      { has_balcony: true, not_first: true, not_last: true },
      { has_parking: true },
      { is_auction: true },
      { can_exchanged: true, with_picture: false },
      { has_loggia: true, has_porch: true, has_cadastral_code: true },
    ]),
  price: (random) => ({
    currency_id: random.pick([1, 2, undefined]),
    price_from: random.pick([undefined, 0, 100_000, random.int(1, 400_000), 1234.56]),
    price_to: random.pick([undefined, 270_000, random.int(1000, 900_000), 0]),
  }),
  square: (random) => ({
    currency_id: random.pick([1, 2, undefined]),
    square_price_from: random.pick([undefined, 0, 900, random.int(1, 3000), 1234.56]),
    square_price_to: random.pick([undefined, 2700, random.int(500, 9000), 0]),
  }),
  area: (random) => ({
    area_from: random.pick([undefined, 50, random.int(20, 90), 63.57]),
    area_to: random.pick([undefined, 50, random.int(40, 300), 64.1]),
  }),
  floor: (random) => ({ floor_from: random.pick([undefined, 1, 3, 40_000]), floor_to: random.pick([undefined, 9, 16, -1 + 1]) }),
  height: (random) => ({ height_from: random.pick([undefined, 2.8, 3]), height_to: random.pick([undefined, 3, 3.3]) }),
  words: (random) => ({
    q: random.pick([
      'ბინა',
      'ვაკეში',
      'ვაკის ბინები',
      'квартиры тбилиси',
      'apartment in Vake',
      'rustaveli',
      'qqqq',
      '!!!',
      'new 2',
      'სტუდიო ქუჩა',
    ]),
  }),
  bounds: () => ({ bounds: [41.69, 44.72, 41.75, 44.83] }),
};

function drawFilters(random: Random): StatementFilters {
  const names = random.sample(Object.keys(drawn), random.int(0, 4));
  return Object.assign({}, ...names.map((name) => drawn[name]?.(random)));
}

const plainCount = async (filters: StatementFilters): Promise<number> => {
  const condition = searchCondition(filters, await resolveScope(api.db, filters), seededAt);
  const [found] = await queryRows<{ total: number }>(api.db, sql`select count(*)::int as total from ${rows} where ${condition}`);
  return found?.total ?? -1;
};
const plainByOption = async (filters: StatementFilters): Promise<Record<string, number>> => {
  const condition = searchCondition(filters, await resolveScope(api.db, filters), seededAt);
  const found = await queryRows<{ id: number; total: number }>(
    api.db,
    sql`select room_type_id as id, count(*)::int as total from ${rows} where ${condition} and room_type_id > 0 group by 1`,
  );
  return Object.fromEntries(found.map(({ id, total }) => [id, total]));
};

/** Bounds on the very prices of rows, as they are shown in either currency. */
async function filtersOnPrices(limit: number): Promise<StatementFilters[]> {
  const found = await queryRows<{ gel: number; usd: number }>(
    api.db,
    sql`select ${pricesIn(1).total} / 100.0::float8 as gel, ${pricesIn(2).total} / 100.0::float8 as usd from statement_search
      where ${pricesIn(1).total} is not null order by hashint4(id) limit ${limit}`,
  );
  return found.flatMap(({ gel, usd }) =>
    ([gel, usd] as const).flatMap((price, index): StatementFilters[] => {
      const currency = { currency_id: index === 0 ? (1 as const) : (2 as const) };
      return [
        { ...currency, price_from: price, price_to: price },
        { ...currency, price_to: price },
      ];
    }),
  );
}

async function compareOnPrices(): Promise<void> {
  const counter = createSearchCounter(api.db);
  for (const filters of await filtersOnPrices(15))
    expect([filters, await counter.count(filters, seededAt)]).toEqual([filters, await plainCount(filters)]);
}

const plainPage = async (filters: StatementFilters, { direction, limit, offset }: DatePage): Promise<number[]> => {
  const condition = searchCondition(filters, await resolveScope(api.db, filters), seededAt);
  const by = sql.raw(direction);
  const found = await queryRows<{ id: number }>(
    api.db,
    sql`select id from ${rows} where ${condition} order by date ${by}, id ${by} limit ${limit} offset ${offset}`,
  );
  return found.map(({ id }) => id);
};

/** A page in the order of price, negotiable ones last. */
const plainPricePage = async (filters: StatementFilters, { direction, limit, offset }: DatePage): Promise<number[]> => {
  const scope = await resolveScope(api.db, { ...filters, order_by: 'price' });
  const rate = sql`${scope.usdRateGel}::float8`;
  const compared =
    filters.currency_id === 2
      ? sql`coalesce(price_usd_minor::float8, price_gel_minor / ${rate})`
      : sql`coalesce(price_gel_minor::float8, price_usd_minor * ${rate})`;
  const by = sql.raw(direction);
  const found = await queryRows<{ id: number }>(
    api.db,
    sql`select id from ${rows} where ${searchCondition(filters, scope, seededAt)}
      order by ${compared} is null, ${compared} ${by}, id ${by} limit ${limit} offset ${offset}`,
  );
  return found.map(({ id }) => id);
};

/** One for all tests: cached bitmaps must stay right for rows that move, change and leave. */
const points = createPointCache();
/** A city, and parts of it, whose places are looked up by their cells. */
const views: [number, number, number, number][] = [
  [41.5, 44.5, 42, 45.1],
  [41.69, 44.72, 41.75, 44.78],
  [41.7, 44.76, 41.715, 44.8],
];
const grid = gridAt(12);

/** Pages by date and by price, and maps: by bitmaps, and row by row. */
async function comparePlaces(filters: StatementFilters, random: Random): Promise<void> {
  const counter = createSearchCounter(api.db, points);
  const page: DatePage = { direction: random.pick(['asc', 'desc']), limit: 7, offset: random.pick([0, 3, 40, 170, 1000]) };
  expect([filters, page, await counter.pageByDate(filters, page, seededAt)]).toEqual([
    filters,
    page,
    await plainPage(filters, page),
  ]);
  const byPrice = await counter.pageByPrice({ ...filters, order_by: 'price' }, page, seededAt);
  expect([filters, page, byPrice]).toEqual([filters, page, await plainPricePage(filters, page)]);
  const { bounds: _, ...others } = filters;
  const seen = { ...others, bounds: random.pick(views) };
  const condition = searchCondition(seen, await resolveScope(api.db, seen), seededAt);
  const plain = await queryRows<MapPoint>(api.db, plainPoints(condition, seen, grid, seededAt));
  // The last digits of a middle depend on the order of the rows.
  const rounded = (found: MapPoint[]) =>
    found.map((point) => ({ ...point, lat: point.lat.toFixed(5), lng: point.lng.toFixed(5) }));
  const mapped = await createMapReader(api.db, counter, points)(seen, grid, seededAt);
  expect([seen, rounded(mapped)]).toEqual([seen, rounded(plain)]);
}

/** How many listed statements users have: followed from one call to the next, and counted. */
let followed: SearchCounter | undefined;
async function compareUsers(): Promise<void> {
  followed ??= createSearchCounter(api.db, points);
  // Loads the rows of every chunk.
  await createMapReader(api.db, followed, points)({ bounds: [41, 39.9, 43.7, 46.8] }, grid, seededAt);
  const users = await queryRows<{ id: number; total: number }>(
    api.db,
    sql`select id, (select count(*)::int from statement_search where user_id = users.id) as total from users`,
  );
  const counted = await followed.countByUser(users.map(({ id }) => id));
  expect(counted).toEqual(new Map(users.filter(({ total }) => total > 0).map(({ id, total }) => [id, total])));
}

/** The results of bitmaps and plain conditions for the same searches. */
async function compare(seed: number, searches: number) {
  const counter = createSearchCounter(api.db);
  const added = Object.values(popularConditions);
  const [byBits, plainly]: [unknown[], unknown[]] = [[], []];
  for (let index = 0; index < searches; index += 1) {
    const filters = drawFilters(createRandom(seed, index));
    if (index % 3 === 0) await comparePlaces(filters, createRandom(seed, index, 1));
    const options = await counter.countByOption(filters, 'room_types', rows.roomTypeId, seededAt);
    const popular = index % 5 === 0 ? await counter.countEach(filters, added, seededAt) : [];
    byBits.push({
      filters,
      total: await counter.count(filters, seededAt),
      options: Object.fromEntries(options.map(({ id, count }) => [id, count])),
      popular,
    });
    const each = index % 5 === 0 ? await Promise.all(added.map((other) => plainCount({ ...filters, ...other }))) : [];
    // Another condition of the same name replaces the one of the search: such pairs are not compared.
    const isReplaced = (other: StatementFilters) => Object.keys(other).some((name) => name in filters);
    plainly.push({
      filters,
      total: await plainCount(filters),
      options: await plainByOption(filters),
      popular: each.map((total, place) => (isReplaced(added[place] ?? {}) ? popular[place] : total)),
    });
  }
  expect(byBits).toEqual(plainly);
}

const state = () =>
  queryRows<{ sealed: number; tail: number; dead: number }>(
    api.db,
    sql`select (select coalesce(sum(bit_count(bits)), 0)::int from search_bits where tok = 300000001) as sealed,
        (select count(*)::int from search_tail) as tail, (select count(*)::int from search_dead) as dead`,
  );
const someIds = async (rest: number): Promise<number[]> =>
  (await queryRows<{ id: number }>(api.db, sql`select id from statement_search where id % 7 = ${rest} order by id`)).map(
    ({ id }) => id,
  );
const change = async (ids: number[]): Promise<void> => {
  await api.db.execute(
    sql`update statements set area_sqm = area_sqm + 3.5, floor = 2, deal_type_id = 2 where id = any(${`{${ids.join(',')}}`}::int[])`,
  );
  await indexStatements(api.db, ids);
};

describe('counts by bitmaps', () => {
  it('are those of the plain conditions when everything is sealed', async () => {
    const [{ sealed = 0, tail = -1 } = {}] = await state();
    expect([sealed > 300, tail]).toEqual([true, 0]);
    await compare(1, 30);
    await compareUsers();
    await compareOnPrices();
  });
  it('are exact with rows that were added, changed and removed since the seal', async () => {
    await insertStatement(api.db, { areaSqm: 63.57, floor: 1, totalFloors: 1, latitude: 41.7, longitude: 44.8 });
    await change(await someIds(1));
    await removeStatements(api.db, await someIds(2));
    const [{ tail = 0, dead = 0 } = {}] = await state();
    expect([tail > 20, dead > 20]).toEqual([true, true]);
    await compare(2, 30);
    await compareUsers();
  });
  it('stay exact for a row that is written repeatedly before the seal, also within one transaction', async () => {
    const { id } = await insertStatement(api.db, { comment: { ka: '', en: 'zanzibar', ru: '' }, totalFloors: 9 });
    const follow = async (db: Executor) => {
      const counter = createSearchCounter(db);
      const onFloors = (floors: number[]) =>
        Promise.all(floors.map((floor) => counter.count({ q: 'zanzibar', floor_from: floor, floor_to: floor }, seededAt)));
      for (const floor of [3, 5]) {
        await db.update(statements).set({ floor }).where(eq(statements.id, id));
        await indexStatements(db, [id]);
        expect(await onFloors([3, 5])).toEqual(floor === 3 ? [1, 0] : [0, 1]);
      }
      await removeStatements(db, [id]);
      expect(await onFloors([3, 5])).toEqual([0, 0]);
    };
    await follow(api.db);
    await api.db.transaction(follow);
  });
  it('are exact after the next seal, which leaves no tail', async () => {
    await sealSearch(api.database, 1);
    expect(await state()).toMatchObject([{ tail: 0, dead: 0 }]);
    await compare(3, 20);
    await compareUsers();
  });
  it('are exact after another exchange rate, which rewrites no bitmap', async () => {
    const before = await state();
    await api.db.execute(sql`update currencies set rate_gel = 2.9137 where id = 2`);
    await createExchangeRepository(api.db).recomputeStatements();
    await compare(4, 30);
    await compareOnPrices();
    expect(await state()).toEqual(before);
  });
  it('are exact after a sparse chunk was gathered', async () => {
    await api.db.execute(sql`select setval('statement_search_ord', ${chunkRows})`);
    await change(await someIds(3));
    await sealSearch(api.database, 1);
    const [left] = await queryRows<{ chunks: number }>(
      api.db,
      sql`select count(*)::int as chunks from search_bits where tok = 300000001 and chunk = 0`,
    );
    expect(left).toEqual({ chunks: 0 });
    expect(await api.db.transaction(compactChunk)).toBeNull();
    await compare(5, 20);
    await compareUsers();
  });
  it('count rows older than the bitmaps one by one until they are sealed', async () => {
    await api.db.execute(sql`delete from search_bits`);
    await api.db.execute(sql`update statement_search set ord = null`);
    await api.db.execute(sql`insert into search_tail select id from statement_search on conflict do nothing`);
    await compare(6, 12);
    await sealSearch(api.database, 1);
    expect(await state()).toMatchObject([{ tail: 0 }]);
    await compare(7, 12);
  });
  it('stay exact while others write, seal and gather', async () => {
    const ids = await someIds(5);
    const writers = [ids.filter((id) => id % 2 === 0), ids.filter((id) => id % 2 === 1), ids].map(async (own) => {
      for (let turn = 0; turn < 3; turn += 1) await change(own);
    });
    const sealing = (async () => {
      for (let turn = 0; turn < 6; turn += 1) await sealSearch(api.database, 1);
    })();
    await Promise.all([...writers, sealing]);
    await compare(8, 12);
    await compareUsers();
    await sealSearch(api.database, 1);
    await compare(9, 12);
    await compareUsers();
  });
  it('are rolled back with their transaction', async () => {
    const [before, ids] = [await state(), await someIds(6)];
    await expect(
      api.db.transaction(async (tx) => {
        await tx.update(statements).set({ state: 'hidden' });
        await removeStatements(tx, ids);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await state()).toEqual(before);
  });
  it('are those of a market that is loaded again', async () => {
    await rebuildSearch(api.db);
    await compare(10, 12);
    await compareUsers();
  });
});

describe('what is loaded after a start', () => {
  it('is all that searches read: they query only the stems and the state', async () => {
    await api.database.withoutTimeouts(async (db) => {
      const search = createSearchRepository(db);
      await search.warmUp(new AbortController().signal);
      const statements = vi.spyOn(db, 'execute');
      await search.count({ deal_types: [2], cities: [1], with_picture: true, q: 'ბინა' }, seededAt);
      expect(statements).toHaveBeenCalledTimes(2);
      statements.mockClear();
      await search.countByUser([1, 2]);
      expect(statements).toHaveBeenCalledTimes(1);
    });
  });
});

describe('after a seal', () => {
  const sorted = (counts: { id: number; count: number }[]) => counts.toSorted((a, b) => a.id - b.id);
  it('the process adds the rows that it has to its bitmaps: it reads the listed places and those out of order alone', async () => {
    await api.database.withoutTimeouts(async (db) => {
      const search = createSearchRepository(db);
      await search.warmUp(new AbortController().signal);
      const counter = createSearchCounter(db);
      const asked = { deal_types: [2], area_from: 60, parameters: [6], q: 'ბინა' };
      const ask = async () => ({
        total: await counter.count(asked, seededAt),
        rooms: sorted(await counter.countByOption({ floor_to: 2 }, 'room_types', rows.roomTypeId, seededAt)),
        amenities: sorted(await counter.countByOption({ floor_to: 2 }, 'parameters', rows.parameters, seededAt)),
      });
      const ids = await someIds(4);
      await change(ids);
      const before = await ask();
      await sealSearch(api.database, 1);
      const executed = vi.spyOn(db, 'execute');
      expect(await ask()).toEqual(before);
      expect(before.total).toBe(await plainCount(asked));
      const answers: { rows: Partial<ResultRow>[] }[] = await Promise.all(executed.mock.results.map(({ value }) => value));
      const brought = new Set(
        answers.flatMap((answer) => answer.rows).flatMap(({ kind, a }) => (kind === kinds.bitmap ? [a] : [])),
      );
      const ofWords = [...brought].filter(
        (tokenId = 0) => tokenId > optionTokens('words').base && tokenId < optionTokens('words').end,
      );
      expect([brought.has(listedToken), brought.has(outOfOrderToken), brought.size]).toEqual([true, true, 2 + ofWords.length]);
    });
  });
});

describe('a value that no row had', () => {
  it('finds its rows after their seal, and other such values find none', async () => {
    const counter = createSearchCounter(api.db);
    const counts = () => Promise.all([91, 92].map((type) => counter.count({ bathroom_types: [type] }, seededAt)));
    expect(await counts()).toEqual([0, 0]);
    const ids = await someIds(3);
    await api.db.execute(sql`update statements set bathroom_type_id = 91 where id = any(${`{${ids.join(',')}}`}::int[])`);
    await indexStatements(api.db, ids);
    expect(await counts()).toEqual([ids.length, 0]);
    await sealSearch(api.database, 1);
    expect(await counts()).toEqual([ids.length, 0]);
  });
});

describe('more rows than a bulk writer leaves between two seals', () => {
  it('are still searched by bitmaps', async () => {
    const ids = await someIds(0);
    const [{ ord: last = 0 } = {}] = await queryRows<{ ord: number }>(api.db, sql`select max(ord) as ord from statement_search`);
    await change(ids);
    await api.db.execute(
      sql`insert into search_dead select ${last}::int + 10000 + number from generate_series(1, ${2 * bulkRows + 1000}::int) number`,
    );
    const chunks = await createSearchCounter(api.db).readMatching({ floor_to: 2 }, seededAt);
    expect(chunks?.reduce((sum, { count }) => sum + count, 0)).toBe(await plainCount({ floor_to: 2 }));
    await sealSearch(api.database, 1);
  });
});

describe('a seal', () => {
  it('yields to the event loop after every five rows', async () => {
    const ids = await someIds(1);
    await change(ids);
    const turns = vi.spyOn(timers, 'setImmediate');
    syncBuiltinESMExports();
    try {
      await sealSearch(api.database, 1);
      expect(ids.length).toBeGreaterThan(40);
      expect(turns.mock.calls.length).toBeGreaterThan(ids.length / 5);
    } finally {
      turns.mockRestore();
      syncBuiltinESMExports();
    }
  });
});

describe('a map', () => {
  it('shows a super VIP until its tier ends, sealed or not', async () => {
    const until = new Date(seededAt.getTime() + 3_600_000);
    await insertStatement(api.db, { vipId: 4, vipUntil: until, latitude: 43.35, longitude: 41.05 });
    const read = createMapReader(api.db, createSearchCounter(api.db, points), points);
    const at = async (moment: number) =>
      (await read({ bounds: [43.3, 41, 43.4, 41.1] }, grid, new Date(moment))).map((point) => point.is_super_vip);
    const shown = async () => [await at(until.getTime() - 1), await at(until.getTime())];
    expect(await shown()).toEqual([[true], [false]]);
    await sealSearch(api.database, 1);
    expect(await shown()).toEqual([[true], [false]]);
  });
});
