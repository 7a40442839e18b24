import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dayMs } from '@/lib/domain/time/duration';
import { createRandom, type Random } from '@/packages/demo-market/random';
import { isCentre } from '@/server/data/place-centres';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import { queryRows } from '../db/client';
import type { OpenDatabase } from '../db/open';
import { indexStatements } from '../modules/search/rows/search.rows.repository';
import { statementSearch } from '../modules/search/search.table';
import { priceHistory, statements } from '../modules/statements/statements.table';
import { type ImportOptions, importStatements } from './import';

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
  folder = mkdtempSync(join(tmpdir(), 'aivani-changes-'));
});
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const nextDay = new Date(seededAt.getTime() + dayMs);
type Row = Record<string, string | number>;
const flat = (id: string, rest: Row = {}): Row => ({
  id,
  city: 'თბილისი',
  district: 'ვაკე',
  street: '',
  street_number: '5',
  deal: 'იყიდება',
  type: 'ბინა',
  price: '135000 $',
  area: 75,
  rooms: 3,
  floor: 4,
  max_floor: 9,
  latitude: 41.7092,
  longitude: 44.7634,
  balcony: '',
  renovation: '',
  furniture: '',
  description: 'ნათელი ბინა. წყნარ ქუჩაზეა.',
  ...rest,
});

const load = async (rows: readonly Row[], options: Partial<ImportOptions> = {}) => {
  const location = join(folder, 'rows.csv');
  const lines = rows.map((row) =>
    Object.values(row)
      .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
      .join(','),
  );
  writeFileSync(location, [Object.keys(flat('')).join(','), ...lines].join('\n'));
  return importStatements(database, { source: 'csv', location, userId: 1001, now: seededAt, ...options });
};
const find = async (key: string, userId = 1001, source = 'csv:rows') => {
  const isNamed = and(eq(statements.source, `user:${userId} ${source}`.trim()), eq(statements.sourceKey, key));
  const [row] = await database.db.select().from(statements).where(isNamed);
  if (!row) throw new Error(`There is no ${key}.`);
  return row;
};
const set = (id: number, values: Partial<typeof statements.$inferInsert>) =>
  database.db.update(statements).set(values).where(eq(statements.id, id));
const searchRowOf = async (id: number) => (await database.db.select().from(statementSearch).where(eq(statementSearch.id, id)))[0];
const pricesOf = async (id: number) =>
  (await database.db.select().from(priceHistory).where(eq(priceHistory.statementId, id)).orderBy(priceHistory.id)).map(
    ({ priceUsdMinor, changedAt }) => [priceUsdMinor, changedAt.toISOString()],
  );

describe('a row whose key is known', () => {
  it('updates its statement where it differs, with price history and search row', async () => {
    await load([flat('a1'), flat('a2'), flat('a3')]);
    const reportFile = join(folder, 'report.csv');
    const rows = [flat('a1'), flat('a2', { price: '129000 $' }), flat('a3', { floor: 5 }), flat('a4')];
    expect(await load(rows, { now: nextDay, reportFile })).toEqual({
      accepted: 1,
      updated: 2,
      unchanged: 1,
      refused: 0,
      reasons: {},
    });
    expect(readFileSync(reportFile, 'utf8')).toBe('row,result,kind,why\n1,unchanged,,\n2,updated,,\n3,updated,,\n4,accepted,,\n');

    const [same, cheaper, higher] = [await find('a1'), await find('a2'), await find('a3')];
    expect([same.version, cheaper.version, higher.version]).toEqual([0, 1, 1]);
    expect([same.date, cheaper.date, higher.date]).toEqual([seededAt, nextDay, seededAt]);
    expect([same.createdAt, cheaper.createdAt, cheaper.expiresAt]).toEqual([seededAt, seededAt, same.expiresAt]);
    expect(await pricesOf(cheaper.id)).toEqual([
      [13_500_000, seededAt.toISOString()],
      [12_900_000, nextDay.toISOString()],
    ]);
    expect(await pricesOf(higher.id)).toEqual([[13_500_000, seededAt.toISOString()]]);
    expect(await searchRowOf(cheaper.id)).toMatchObject({
      priceUsdMinor: 12_900_000,
      squarePriceUsdMinor: 172_000,
      date: nextDay,
    });
    expect(await searchRowOf(higher.id)).toMatchObject({ priceUsdMinor: 13_500_000, floor: 5, date: seededAt });
  });

  it('changes nothing when only the exchange rate has moved', async () => {
    await load([flat('r1')]);
    await database.db.execute(sql`update currencies set rate_gel = rate_gel * 1.1 where id = 2`);
    expect(await load([flat('r1')], { now: nextDay })).toMatchObject({ updated: 0, unchanged: 1 });
    await database.db.execute(sql`update currencies set rate_gel = rate_gel / 1.1 where id = 2`);
  });

  it('keeps the owner’s values in fields that it leaves empty', async () => {
    await load([flat('o1')]);
    const { id, comment } = await find('o1');
    await set(id, { balconies: 2, comment: { ...comment, en: 'A bright flat.' }, parameters: [6, 12], streetId: 100 });
    expect(await load([flat('o1')], { now: nextDay })).toMatchObject({ unchanged: 1 });
    expect(await load([flat('o1', { description: 'ბინა იყიდება. იაფად.', furniture: 'yes' })], { now: nextDay })).toMatchObject({
      updated: 1,
    });
    expect(await find('o1')).toMatchObject({
      balconies: 2,
      comment: { ka: 'ბინა იყიდება. იაფად.', en: 'A bright flat.', ru: '' },
      parameters: [6, 10, 12],
      streetId: 100,
      date: nextDay,
    });
    expect(await load([flat('o1', { street_number: '6' })], { now: nextDay })).toMatchObject({ updated: 1 });
    expect(await find('o1')).toMatchObject({ streetNumber: '6', streetId: null });
  });

  it('does not move up for lines that are only set anew', async () => {
    const text = 'ნათელი ბინა. წყნარ ქუჩაზეა. ახლოს მეტრო.';
    await load([flat('l1', { description: text }), flat('l2', { description: text })]);
    const rows = [flat('l1', { description: text.replaceAll('. ', '.\n\n') }), flat('l2', { description: `${text} იაფად.` })];
    expect(await load(rows, { now: nextDay })).toMatchObject({ updated: 2 });
    const [lines, said] = [await find('l1'), await find('l2')];
    expect(lines).toMatchObject({ date: seededAt, comment: { ka: text.replaceAll('. ', '.\n\n') } });
    expect(said.date).toEqual(nextDay);
  });

  it('keeps the pin that the owner has put, as long as it has none itself and names the same place', async () => {
    const nowhere = { latitude: '', longitude: '' };
    await load([flat('c1', nowhere)]);
    const centre = await find('c1');
    expect(centre).toMatchObject({ urbanId: 38, metroStationId: null });
    expect(isCentre(centre)).toBe(true);
    await set(centre.id, { latitude: 41.7101, longitude: 44.7602 });
    expect(await load([flat('c1', nowhere)], { now: nextDay })).toMatchObject({ unchanged: 1 });
    expect(await load([flat('c1', { ...nowhere, price: '120000 $' })], { now: nextDay })).toMatchObject({ updated: 1 });
    expect(await find('c1')).toMatchObject({ latitude: 41.7101, longitude: 44.7602 });
    expect(await load([flat('c1', { ...nowhere, district: 'საბურთალო' })])).toMatchObject({ updated: 1 });
    const moved = await find('c1');
    expect([moved.urbanId, isCentre(moved)]).toEqual([47, true]);
    expect(await load([flat('c1', { district: 'საბურთალო', latitude: 41.7275, longitude: 44.7477 })])).toMatchObject({
      updated: 1,
    });
    expect(await find('c1')).toMatchObject({ latitude: 41.7275, longitude: 44.7477 });
    expect(await searchRowOf(centre.id)).toMatchObject({ latitude: 41.7275 });
  });

  it('updates a hidden statement without listing it', async () => {
    await load([flat('h1')]);
    const { id } = await find('h1');
    await set(id, { state: 'hidden' });
    await indexStatements(database.db, [id]);
    expect(await load([flat('h1', { price: '140000 $' })])).toMatchObject({ updated: 1 });
    expect(await find('h1')).toMatchObject({ state: 'hidden', priceUsdMinor: 14_000_000 });
    expect(await searchRowOf(id)).toBeUndefined();
  });

  it.each(['sold', 'archived', 'deleted'] as const)('is refused when its statement is %s', async (state) => {
    await load([flat(state)]);
    const { id } = await find(state);
    await set(id, { state });
    await indexStatements(database.db, [id]);
    expect(await load([flat(state, { price: '140000 $' })])).toMatchObject({ updated: 0, refused: 1, reasons: { closed: 1 } });
    expect(await find(state)).toMatchObject({ state, priceUsdMinor: 13_500_000, version: 0 });
  });

  it('is refused with another deal, type or owner', async () => {
    await load([flat('d1'), flat('d2')]);
    await set((await find('d2')).id, { userId: 1002 });
    const rows = [flat('d1', { deal: 'ქირავდება', price: '900 $' }), flat('d2', { price: '140000 $' })];
    expect(await load(rows)).toEqual({
      accepted: 0,
      updated: 0,
      unchanged: 0,
      refused: 2,
      reasons: { pair_changed: 1, duplicate: 1 },
    });
    expect([(await find('d1')).priceUsdMinor, (await find('d2')).priceUsdMinor]).toEqual([13_500_000, 13_500_000]);
  });

  it('is refused when place and area are those of another home', async () => {
    const reportFile = join(folder, 'moved.csv');
    await load([flat('m1'), flat('m2'), flat('m3')]);
    const house = { city: 'ბათუმი', district: '', latitude: '', longitude: '', type: 'სახლი', area: 220 };
    const rows = [
      flat('m1', { ...house, price: '67000 $' }),
      flat('m2', { ...house, type: 'ბინა', price: '67000 $' }),
      flat('m3', { area: 120 }),
    ];
    expect(await load(rows, { now: nextDay, reportFile })).toMatchObject({ updated: 1, refused: 2, reasons: { other_home: 2 } });
    expect(readFileSync(reportFile, 'utf8')).toContain(
      '1,refused,other_home,"another home has this id, elsewhere and of another area:',
    );
    const kept = await find('m2');
    expect(kept).toMatchObject({ cityId: 1, areaSqm: 75, version: 0 });
    expect(await pricesOf(kept.id)).toHaveLength(1);
    // Its agent measured again, or corrected the place.
    expect(await find('m3')).toMatchObject({ areaSqm: 120 });
    expect(await load([flat('m1', { district: 'საბურთალო', latitude: '', longitude: '' })])).toMatchObject({ updated: 1 });
  });

  it('counts once in a file: the first row wins', async () => {
    const repeated = [
      flat('t1', { price: '136000 $' }),
      ...Array.from({ length: 600 }, (_, index) => flat(`t${index + 2}`)),
      flat('t1'),
    ];
    expect(await load(repeated)).toMatchObject({ accepted: 601, refused: 1, reasons: { duplicate: 1 } });
    expect(await load(repeated)).toMatchObject({ updated: 0, unchanged: 601, refused: 1 });
    expect((await find('t1')).priceUsdMinor).toBe(13_600_000);
  });
});

describe('ids of two sources', () => {
  const other = { district: 'გლდანი', latitude: '', longitude: '', price: '67500 $', area: 76, rooms: 3 };

  it('are two statements, however equal they are, and each source changes its own', async () => {
    await load([flat('x1')]);
    expect(await load([flat('x1', other)], { sourceName: 'feed' })).toMatchObject({ accepted: 1, updated: 0 });
    expect(await load([flat('x1')], { now: nextDay })).toMatchObject({ unchanged: 1 });
    expect(await load([flat('x1', { ...other, price: '66000 $' })], { sourceName: 'feed', now: nextDay })).toMatchObject({
      updated: 1,
    });
    const [own, fed] = [await find('x1'), await find('x1', 1001, 'feed')];
    expect([own.priceUsdMinor, own.version]).toEqual([13_500_000, 0]);
    expect([fed.priceUsdMinor, fed.version]).toEqual([6_600_000, 1]);
    expect(await pricesOf(own.id)).toHaveLength(1);
  });

  it('from before sources had names belong to the first source that has the same home', async () => {
    await load([flat('u1'), flat('u2')], { sourceName: 'market' });
    const before = [await find('u1', 1001, 'market'), await find('u2', 1001, 'market')];
    for (const { id } of before) await set(id, { source: 'user:1001' });
    expect(await load([flat('u1', other), flat('u2', other)], { sourceName: 'feed' })).toMatchObject({ accepted: 2, updated: 0 });
    const rows = [flat('u1', { price: '130000 $', area: 76 }), flat('u2')];
    expect(await load(rows, { sourceName: 'market', now: nextDay })).toMatchObject({ accepted: 0, updated: 1, unchanged: 1 });
    expect(await find('u1', 1001, 'market')).toMatchObject({ id: before[0]?.id, priceUsdMinor: 13_000_000 });
    expect(await find('u2', 1001, 'market')).toMatchObject({ id: before[1]?.id, version: 0 });
  });
});

/** A random row with all fields filled in, so that another one replaces every value. */
const drawRow = (random: Random, id: string): Row =>
  flat(id, {
    ...random.pick([
      { district: 'ვაკე', latitude: 41.7092, longitude: 44.7634 },
      { district: 'საბურთალო', latitude: 41.7275, longitude: 44.7477 },
      { district: 'გლდანი', latitude: 41.7903, longitude: 44.8166 },
    ]),
    street: random.pick(['ჭავჭავაძის გამზირი', 'რაღაც უცნობი ქუჩა', 'პეკინის გამზირი']),
    street_number: random.int(1, 90),
    price: random.pick(['შეთანხმებით', `${random.int(50, 400)}000 $`, `${random.int(100, 900)}000 ₾`]),
    // Within a tenth: a home of another area elsewhere is another one.
    area: random.int(700, 760) / 10,
    rooms: random.int(1, 6),
    floor: random.int(1, 9),
    balcony: random.int(1, 3),
    renovation: random.pick(['ახალი გარემონტებული', 'მწვანე კარკასი', 'ძველი გარემონტებული']),
    description: random.sample(['ნათელი ბინა.', 'ᲐᲮᲐᲚᲘ სახლი.', 'წყნარი ეზო.', 'ახლოს არის მეტრო.', 'Ёлка №12ა.'], 3).join(' '),
  });

/** A user's search rows by source key, without the ids that differ between copies. */
const searchedOf = (userId: number) =>
  queryRows<{ key: string }>(
    database.db,
    sql`select s.source_key as key, to_jsonb(r) - '{id,ord,user_id,agency_id,owner_type_id,date}'::text[] as row,
        array_remove(tsvector_to_array(t.words), s.id::text) as words
      from statements s join statement_search r using (id) join statement_text t using (id) where s.source = ${`user:${userId} csv:rows`} order by 1`,
  );

it('updated rows get the same search rows as newly imported or published ones', async () => {
  const random = createRandom(20_261_127);
  const ids = Array.from({ length: 120 }, (_, index) => `p${index}`);
  const [first, second] = [ids.map((id) => drawRow(random, id)), ids.map((id) => drawRow(random, id))];
  await load(first, { userId: 1003 });
  const { updated, unchanged, refused } = await load(second, { userId: 1003, now: nextDay });
  expect([updated + unchanged, refused]).toEqual([120, 0]);
  await load(second, { userId: 1004 });
  const changed = await searchedOf(1003);
  expect(changed).toHaveLength(120);
  expect(changed).toEqual(await searchedOf(1004));

  // One by one, as statements are published.
  for (const id of ids) await indexStatements(database.db, [(await find(id, 1003)).id]);
  expect(await searchedOf(1003)).toEqual(changed);
});
