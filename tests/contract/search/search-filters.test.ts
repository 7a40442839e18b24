import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { facetsSchema } from '@/lib/contracts/statements/facets';
import type { statementFlagNames, statementIdListNames, statementRangeNames } from '@/lib/contracts/statements/filter-query';
import { statementCountSchema, statementDetailResponseSchema, statementListSchema } from '@/lib/contracts/statements/statements';
import { metroStations } from '@/server/data/gazetteer';
import { queryRows } from '@/server/db/client';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();

/** A page of ours, which may name ids that no dictionary knows: rows of these tests have their own. */
const headers = { 'sec-fetch-site': 'same-origin' };

/** Ids of all pages of a list, and what the count says of it. */
async function idsOf(query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const response = await api.call(`/api/microservice/statements?${query}&per_page=100&page=${page}`, { headers });
    expect(response.status).toBe(200);
    const cards = statementListSchema.parse(response.body).data.data;
    ids.push(...cards.map(({ id }) => id));
    if (cards.length < 100) break;
  }
  const { data } = statementCountSchema.parse((await api.call(`/api/microservice/statements/count?${query}`, { headers })).body);
  expect(data.total).toBe(ids.length);
  return ids.sort((a, b) => a - b);
}

/** Ids of the active statements `s` of an owner `o` that a plain predicate finds. */
async function plainIds(predicate: string): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    api.db,
    sql`select s.id from statements s left join users o on o.id = s.user_id where s.state = 'active' and ${sql.raw(`(${predicate})`)} order by s.id`,
  );
  return rows.map(({ id }) => id);
}

const now = `timestamptz '${seededAt.toISOString()}'`;
const isVip = `s.vip_id > 0 and s.vip_until > ${now}`;
const option = (column: string): [string, string] => ['71,72', `s.${column} in (71, 72)`];

type Case = [value: string, predicate: string];

/** A value of every list, and the predicate over the plain table that says the same. */
const lists: Record<(typeof statementIdListNames)[number], Case> = {
  ids: ['10000003,10000007,4', 's.id in (10000003, 10000007, 4)'],
  users: ['7001,7002', 's.user_id in (7001, 7002)'],
  deal_types: ['2,7', 's.deal_type_id in (2, 7)'],
  real_estate_types: ['4,5', 's.real_estate_type_id in (4, 5)'],
  cities: ['15,96', 's.city_id in (15, 96)'],
  districts: ['4,6', 's.district_id in (4, 6)'],
  urbans: ['38,47', 's.urban_id in (38, 47)'],
  streets: ['990071,990072', 's.street_id in (990071, 990072)'],
  grouped_streets: ['990071', 's.street_id = 990071'],
  metro_station_ids: option('metro_station_id'),
  statuses: option('status_id'),
  conditions: option('condition_id'),
  project_types: option('project_type_id'),
  room_types: option('room_type_id'),
  bedroom_types: option('bedroom_type_id'),
  bathroom_types: option('bathroom_type_id'),
  living_room_types: option('living_room_type_id'),
  hot_water_types: option('hot_water_type_id'),
  heating_types: option('heating_type_id'),
  parking_types: option('parking_type_id'),
  storeroom_types: option('storeroom_type_id'),
  material_types: option('material_type_id'),
  door_window_types: option('door_window_type_id'),
  build_years: option('build_year_id'),
  rent_types: option('rent_type_id'),
  lease_types: option('lease_type_id'),
  lease_contract_types: option('lease_contract_type_id'),
  daily_rent_types: option('daily_rent_type_id'),
  parameters: ['1,6', 's.parameters @> array[1, 6]'],
  agencies: ['7002', 'o.id = 7002 or o.agency_id = 7002'],
  projects: option('project_id'),
  price_types: ['1,2', 's.price_type_id in (1, 2)'],
  area_types: ['2', 's.area_type_id = 2'],
  owner_types: ['3,4', 'o.type_id in (3, 4)'],
};

const flags: Record<(typeof statementFlagNames)[number], string> = {
  with_3d: `coalesce(s.tour_url, '') <> ''`,
  with_picture: `s.images <> '[]'`,
  owner: 'o.id is null or o.type_id = 1',
  newest: `s.created_at > ${now} - interval '3 days'`,
  is_vip: isVip,
  is_super_vip: `s.vip_id = 4 and ${isVip}`,
  is_vip_plus: `s.vip_id = 3 and ${isVip}`,
  is_vip_or_with_3d: `(${isVip}) or coalesce(s.tour_url, '') <> ''`,
  is_auction: 's.is_auction',
  has_balcony: 's.balconies > 0 or s.balcony_area_sqm > 0',
  has_loggia: 's.loggia_area_sqm > 0',
  has_porch: 's.porch_area_sqm > 0',
  has_cadastral_code: `s.cadastral_code <> ''`,
  can_exchanged: 's.can_be_exchanged',
  not_first: 's.floor > 1',
  not_last: 's.floor < s.total_floors',
  has_parking: 's.parking_type_id <> 3',
};

/** Whole metres of the straight line to the statement's station, from the gazetteer. */
const metroMetres = `(select round(111320 * sqrt(power(s.latitude - m.lat, 2) + power((s.longitude - m.lng) * cos(radians(s.latitude)), 2)))
  from (values ${metroStations.map(({ id, lat, lng }) => `(${id}, ${lat}, ${lng})`).join()}) m (id, lat, lng) where m.id = s.metro_station_id)`;

const priced = 's.price_type_id <> 1';
/** A day has no price per square metre. */
const squarePriced = `${priced} and s.deal_type_id <> 7`;
const ranges: Record<(typeof statementRangeNames)[number], Case> = {
  area_from: ['70.5', 's.area_sqm >= 70.5'],
  area_to: ['70.5', 's.area_sqm <= 70.5'],
  price_from: ['100000', `${priced} and s.price_gel_minor >= 10000000`],
  price_to: ['1500.5', `${priced} and s.price_gel_minor <= 150050`],
  square_price_from: ['2700', `${squarePriced} and s.square_price_gel_minor >= 270000`],
  square_price_to: ['2700', `${squarePriced} and s.square_price_gel_minor <= 270000`],
  floor_from: ['5', 's.floor >= 5'],
  floor_to: ['5', 's.floor <= 5'],
  height_from: ['2.95', 's.height_cm >= 295'],
  height_to: ['2.95', 's.height_cm <= 295'],
  metro_minutes_to: ['10', `round(${metroMetres} * 1.3 / 80) <= 10`],
};

const cases: [string, string, string][] = [
  ...Object.entries(lists).map(([name, [value, predicate]]): [string, string, string] => [name, value, predicate]),
  ...Object.entries(flags).map(([name, predicate]): [string, string, string] => [name, '1', predicate]),
  ...Object.entries(ranges).map(([name, [value, predicate]]): [string, string, string] => [name, value, predicate]),
];

const everyOption = (id: number) => ({
  metroStationId: id,
  statusId: id,
  conditionId: id,
  projectTypeId: id,
  roomTypeId: id,
  bedroomTypeId: id,
  bathroomTypeId: id,
  livingRoomTypeId: id,
  hotWaterTypeId: id,
  heatingTypeId: id,
  parkingTypeId: id,
  storeroomTypeId: id,
  materialTypeId: id,
  doorWindowTypeId: id,
  buildYearId: id,
  rentTypeId: id,
  leaseTypeId: id,
  leaseContractTypeId: id,
  dailyRentTypeId: id,
  projectId: id,
});
const extras = {
  floor: 3,
  totalFloors: 9,
  heightCm: 300,
  balconies: 1,
  loggiaAreaSqm: 4,
  porchAreaSqm: 6,
  cadastralCode: '01.10.14.006.033',
  canBeExchanged: true,
  isAuction: true,
  tourUrl: 'https://tours.example/1',
  parameters: [1, 6, 24],
  createdAt: new Date('2026-11-18T09:00:00Z'),
};

beforeAll(async () => {
  const { db } = api;
  await insertVisitor(db, { id: 7001, typeId: 1 });
  await insertVisitor(db, { id: 7002, typeId: 3, name: 'Broker' });
  await insertVisitor(db, { id: 7003, typeId: 2, name: 'Agent', agencyId: 7002 });
  await insertStatement(db, {
    id: 10_000_903,
    userId: 7001,
    ...everyOption(71),
    ...extras,
    streetId: 990_071,
    vipId: 3,
    vipUntil: new Date('2026-11-21T09:00:00Z'),
  });
  await insertStatement(db, {
    id: 10_000_904,
    userId: 7002,
    ...everyOption(72),
    streetId: 990_072,
    vipId: 4,
    vipUntil: new Date('2026-11-21T09:00:00Z'),
  });
  await insertStatement(db, {
    id: 10_000_905,
    userId: 7003,
    ...everyOption(73),
    streetId: 990_073,
    vipId: 4,
    vipUntil: new Date('2026-11-19T09:00:00Z'),
  });
  await insertStatement(db, {
    userId: 7003,
    priceTypeId: 1,
    parameters: [1],
    floor: 9,
    totalFloors: 9,
    areaTypeId: 2,
    areaSqm: 30_000,
    realEstateTypeId: 4,
    balconyAreaSqm: 3,
  });
  await insertStatement(db, { ...everyOption(71), ...extras, state: 'hidden', userId: 7002 });
});

describe('every filter finds what a plain predicate finds', () => {
  it.each(cases)('%s=%s', async (name, value, predicate) => {
    const [found, expected, all] = [await idsOf(`${name}=${value}`), await plainIds(predicate), await plainIds('true')];
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
  });
});

describe('filters together', () => {
  it('narrow each other', async () => {
    const predicate =
      's.deal_type_id in (1, 2) and s.city_id = 1 and s.area_sqm >= 60 and s.price_type_id <> 1 and s.price_usd_minor <= 20000000';
    expect(await idsOf('deal_types=1,2&cities=1&area_from=60&price_to=200000&currency_id=2')).toEqual(await plainIds(predicate));
  });
  it('mean nothing when the flag is 0 or the list is empty', async () => {
    expect(await idsOf('with_3d=0&newest=false&districts=')).toEqual(await plainIds('true'));
  });
  it('find nothing when the lower bound is above the upper one', async () => {
    expect(await idsOf('area_from=100&area_to=50')).toEqual([]);
  });
  it('compare prices in GEL unless currency_id says USD', async () => {
    expect(await idsOf('price_from=100000&price_to=150000&currency_id=2')).toEqual(
      await plainIds('s.price_type_id <> 1 and s.price_usd_minor between 10000000 and 15000000'),
    );
  });
  it('find nothing for ids that are out of range', async () => {
    expect(await idsOf('conditions=2000000000')).toEqual([]);
  });
});

describe('places of several levels', () => {
  const [vake, oldTbilisi] = [4, 6];
  it('a district narrows its city', async () => {
    expect(await idsOf(`cities=1&districts=${vake}`)).toEqual(await plainIds(`s.district_id = ${vake}`));
  });
  it('a district of one city combines with another city', async () => {
    expect(await idsOf(`cities=1,15&districts=${vake}`)).toEqual(await plainIds(`s.district_id = ${vake} or s.city_id = 15`));
  });
  it('an urban of another district widens', async () => {
    expect(await idsOf(`districts=${oldTbilisi}&urbans=38`)).toEqual(
      await plainIds(`s.district_id = ${oldTbilisi} or s.urban_id = 38`),
    );
  });
  it('an urban narrows its district', async () => {
    expect(await idsOf(`cities=1&districts=${vake}&urbans=38`)).toEqual(await plainIds('s.urban_id = 38'));
  });
});

describe('bounds', () => {
  it('contain the statements with coordinates inside', async () => {
    const found = await idsOf('bounds=41.69,44.75,41.74,44.85');
    expect(found).toEqual(await plainIds('s.latitude between 41.69 and 41.74 and s.longitude between 44.75 and 44.85'));
    expect(found.length).toBeGreaterThan(0);
  });
  it('match nothing when their bounds are swapped', async () => {
    expect(await idsOf('bounds=41.74,44.75,41.69,44.85')).toEqual([]);
  });
});

describe('the metro', () => {
  it('is on the card and the page: the station in three languages and the straight line to it', async () => {
    const near = { metroStationId: 3, latitude: 41.725486 + 500 / 111_320, longitude: 44.745341 };
    const { id } = await insertStatement(api.db, near);
    const shown = {
      metro_station_id: 3,
      metro_station_name: 'Delisi',
      metro_station_names: { ka: 'დელისი', en: 'Delisi', ru: 'Делиси' },
      metro_distance_m: 500,
    };
    const headers = { locale: 'en' };
    const list = await api.call(`/api/microservice/statements?ids=${id}`, { headers });
    expect(statementListSchema.parse(list.body).data.data).toMatchObject([shown]);
    const page = await api.call(`/api/microservice/statements/${id}`, { headers });
    expect(statementDetailResponseSchema.parse(page.body).data.statement).toMatchObject(shown);
  });
  it('is within a walk of a chosen station, though another is nearer, in list, count and facets', async () => {
    // Between Delisi and Vazha-Pshavela: 9 minutes to the one, 11 to the other.
    const { id } = await insertStatement(api.db, { metroStationId: 3, latitude: 41.7249, longitude: 44.7389 });
    for (const [query, isFound] of [
      ['metro_station_ids=2', false],
      ['metro_station_ids=2&metro_minutes_to=10', false],
      ['metro_station_ids=2&metro_minutes_to=15', true],
      ['metro_station_ids=3&metro_minutes_to=5', false],
      ['metro_station_ids=3&metro_minutes_to=10', true],
      ['metro_station_ids=2,3&metro_minutes_to=10', true],
    ] as const)
      expect((await idsOf(`ids=${id}&${query}`)).length === 1, query).toBe(isFound);

    const facetsOf = async (query: string) =>
      facetsSchema.parse((await api.call(`/api/microservice/statements/facets?${query}`, { headers })).body).data;
    const countOf = async (query: string) => (await idsOf(query)).length;
    const walk = 'deal_types=1&metro_minutes_to=15';
    const alone = await facetsOf(walk);
    expect(alone.metro_station_ids[2]).toBe(await countOf(`${walk}&metro_station_ids=2`));
    const beside = await facetsOf(`${walk}&metro_station_ids=3`);
    const delisi = await countOf(`${walk}&metro_station_ids=3`);
    expect(beside.metro_station_ids[3]).toBe(delisi);
    expect(beside.metro_station_ids[2]).toBe((await countOf(`${walk}&metro_station_ids=2,3`)) - delisi);
    const { popular } = await facetsOf('deal_types=1&metro_station_ids=3');
    expect(popular.metro).toBe(await countOf('deal_types=1&metro_station_ids=3&metro_minutes_to=10'));
  });
  it.each(['Delisi metro', 'მეტრო დელისთან', 'метро Делиси'])('is found by its name: %s', async (text) => {
    const { id } = await insertStatement(api.db, { metroStationId: 3, latitude: 41.73, longitude: 44.745341 });
    const { id: elsewhere } = await insertStatement(api.db, { metroStationId: 8, latitude: 41.692, longitude: 44.87 });
    // With a chosen place the text is looked up in the words of statements.
    const found = await idsOf(`q=${encodeURIComponent(text)}&users=1&cities=1`);
    expect(found).toContain(id);
    expect(found).not.toContain(elsewhere);
  });
});
