import { beforeAll, describe, expect, it } from 'vitest';
import {
  mapDataSchema,
  type StatementCard,
  statementCountSchema,
  statementListSchema,
} from '@/lib/contracts/statements/statements';
import { streets } from '@/server/data/gazetteer';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const base = '/api/microservice/statements';
const phone = '599001234';

async function list(query: string, headers: Record<string, string> = {}) {
  const response = await api.call(`${base}?${query}`, { headers });
  expect(response.status).toBe(200);
  return statementListSchema.parse(response.body).data;
}
const onlyCard = async (query: string, headers: Record<string, string> = {}): Promise<StatementCard> => {
  const [card] = (await list(query, headers)).data;
  if (!card) throw new Error('The list is empty.');
  return card;
};

let flat = 0;
beforeAll(async () => {
  await insertVisitor(api.db, { id: 6001, typeId: 3, name: 'Broker', legalName: 'ბროკერი შპს', logo: '/logo.webp', phone });
  const row = await insertStatement(api.db, {
    userId: 6001,
    roomTypeId: 7,
    bedroomTypeId: 10,
    phone,
    addressText: 'ჭავჭავაძის გამზირი',
    streetNumber: '33',
    latitude: 41.71,
    longitude: 44.76,
    comment: { ka: `კარგი ბინა, დარეკეთ ${phone}`, en: 'Good flat', ru: '' },
    vipId: 4,
    vipUntil: new Date('2026-12-01T00:00:00Z'),
  });
  flat = row.id;
  await insertStatement(api.db, { userId: 6001, state: 'hidden' });
});

describe('GET statements: 200', () => {
  it('returns the card of the market’s clients', async () => {
    expect(await onlyCard('users=6001')).toMatchObject({
      id: flat,
      room: '6',
      bedroom: '10+',
      price: { '1': { price_total: 270_000, price_square: 5400 }, '2': { price_total: 100_000, price_square: 2000 } },
      currency_id: 2,
      statement_currency_id: 2,
      price_negotiable: false,
      user_statements_count: 1,
      user_type: { type: 'broker', logo: '/logo.webp', is_premier_agent: false },
      user_title: 'ბროკერი შპს',
      is_super_vip: true,
      is_vip: false,
      quantity_of_day: 18,
      favorite: false,
      hidden: false,
      city_name: 'თბილისი',
      address: 'ჭავჭავაძის გამზირი 33',
      middle_slug: 'iyideba-bina',
    });
  });
  it('shows the price in EUR by the stored rate', async () => {
    const { price } = await onlyCard('users=6001');
    const euro = price['3']?.price_total ?? 0;
    expect(euro).toBeGreaterThan(50_000);
    expect(euro).toBeLessThan(100_000);
  });
  it('has no price for a negotiable one', async () => {
    await insertStatement(api.db, { userId: 6002, priceTypeId: 1 });
    expect(await onlyCard('users=6002')).toMatchObject({ price: {}, price_negotiable: true, price_from: false });
  });
  it('has guests and the fewest nights of a daily rent, and whole prices', async () => {
    await insertStatement(api.db, {
      userId: 6013,
      dealTypeId: 7,
      dailyRentTypeId: 10,
      minNights: 2,
      priceGelMinor: 18_057,
      priceUsdMinor: 6_688,
      squarePriceGelMinor: 361,
      squarePriceUsdMinor: 134,
    });
    expect(await onlyCard('users=6013')).toMatchObject({
      guests: '10+',
      min_nights: 2,
      price: { '1': { price_total: 181, price_square: 4 }, '2': { price_total: 67, price_square: 1 } },
    });
  });
  it('gives land in hectares when its area is', async () => {
    await insertStatement(api.db, { userId: 6003, realEstateTypeId: 4, areaTypeId: 2, areaSqm: 12_500 });
    expect(await onlyCard('users=6003')).toMatchObject({ area: 1.25, area_type_id: 2 });
  });
  it.each([
    ['ka', 'თბილისი', 'იყიდება 6-ოთახიანი ბინა ვაკეში', 'კარგი ბინა, დარეკეთ ***'],
    ['en', 'Tbilisi', '6-room apartment for sale in Vake', 'Good flat'],
    ['ru', 'Тбилиси', 'Продаётся 6-комнатная квартира в Ваке', 'კარგი ბინა, დარეკეთ ***'],
  ])('speaks %s by the locale header and carries all three', async (locale, city_name, dynamic_title, comment) => {
    const card = await onlyCard('users=6001', { locale });
    expect(card).toMatchObject({ city_name, dynamic_title, comment });
    expect(card.dynamic_titles.en).toBe('6-room apartment for sale in Vake');
    expect(card.card_titles?.en).toBe('6-room apartment, Vake');
    expect(card.addresses.en).toMatch(/^[\x20-\x7e]+$/);
    expect(card.addresses.ru).not.toMatch(/[ა-ჿ]/);
  });
  it('gives every list its own report id and repeats the filters', async () => {
    const [first, second] = [await list('cities=1,15&room_types=2'), await list('cities=1,15&room_types=2')];
    expect(first.search_report_uuid).toMatch(/^[\da-f]{8}-/);
    expect(first.search_report_uuid).not.toBe(second.search_report_uuid);
    expect(first.seo.filters).toMatchObject({ cities: [1, 15], room_types: [2], districts: [], grouped_streets: [] });
  });
  it('adds at most four auctions of the same filters', async () => {
    for (let index = 0; index < 5; index++) await insertStatement(api.db, { userId: 6004, isAuction: true, dealTypeId: 1 });
    await insertStatement(api.db, { userId: 6004, isAuction: true, dealTypeId: 2 });
    const { auctions, data } = await list('users=6004&deal_types=1&per_page=2');
    expect(auctions).toHaveLength(4);
    expect(auctions.every((card) => card.is_auction && card.deal_type_id === 1)).toBe(true);
    expect(data).toHaveLength(2);
    expect((await list('users=6004&deal_types=2')).auctions).toHaveLength(1);
  });
  it('has the auctions on the first page, and on another, or not at all, where that is asked for', async () => {
    const auctionsOf = async (query: string) => (await list(`users=6004&per_page=2&${query}`)).auctions.length;
    expect(await auctionsOf('page=1')).toBe(4);
    expect(await auctionsOf('page=2')).toBe(0);
    expect(await auctionsOf('page=2&with_auctions=1')).toBe(4);
    expect(await auctionsOf('with_auctions=0')).toBe(0);
    expect((await api.call(`${base}?with_auctions=some`)).status).toBe(422);
  });
  it('marks the visitor’s own favourites and hidden ones, and no others', async () => {
    const visitor = await insertVisitor(api.db);
    const otherUser = await insertVisitor(api.db);
    for (const path of ['users/statements/favorites/add', 'statements/hide'])
      await api.call(`/api/microservice/${path}`, { method: 'POST', body: { statements: [flat] }, headers: visitor.headers });
    expect(await onlyCard('users=6001', visitor.headers)).toMatchObject({ favorite: true, hidden: true });
    expect(await onlyCard('users=6001', otherUser.headers)).toMatchObject({ favorite: false, hidden: false });
  });
  it('has no phone number', async () => {
    const response = await api.call(`${base}?users=6001`);
    expect(JSON.stringify(response.body)).not.toContain(phone.slice(0, 6));
  });
});

describe('GET statements: 422, 403, 401', () => {
  it.each([
    'projects=x',
    'has_parking=2',
    'metro_minutes_to=-1',
    'currency_id=3',
    'order_by=views',
    'per_page=101',
    'bounds=1,2',
  ])('refuses %s and names the field', async (query) => {
    for (const path of [base, `${base}/count`, `${base}/map-data`]) {
      const response = await api.call(`${path}?${query}`);
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({
        result: false,
        data: null,
        errors: { [query.split('=')[0] ?? '']: expect.any(Array) },
      });
    }
  });
  it('requires a website key', async () => {
    expect((await api.call(base, { headers: { 'x-website-key': null } })).status).toBe(403);
  });
  it('reads malformed values of the market’s parameters as that API does: they are ignored', async () => {
    await insertStatement(api.db, { userId: 6020, urbanId: 38 });
    await insertStatement(api.db, { userId: 6020, urbanId: 23 });
    const totalOf = async (query: string) => {
      const { body } = await api.call(`${base}/count?users=6020&${query}`);
      return statementCountSchema.parse(body).data.total;
    };
    expect(await totalOf('urbans=NaN,38')).toBe(1);
    expect(await totalOf('districts=3.4&page=0')).toBe(2);
    expect(await list('users=6020&page=0&urbans=NaN,38')).toMatchObject({ data: [{ urban_id: 38 }] });
  });
  it.each(['null', 'undefined', 'dead', 'a'.repeat(64)])('reads as a guest with a token that nobody has: %s', async (token) => {
    const headers = { 'global-authorization': token };
    for (const path of ['', '/count', '/facets', `/${(await insertStatement(api.db)).id}`])
      expect((await api.call(base + path, { headers })).status, path).toBe(200);
    // What needs a person, and what writes, still says that nobody is signed in.
    expect((await api.call('/api/microservice/users/statements/favorites', { headers })).status).toBe(401);
    expect((await api.call(`${base}/report`, { method: 'POST', headers, body: {} })).status).toBe(401);
  });
  it('refuses a browser’s expired session, and ends it', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie: 'aivani_session=dead' };
    const response = await api.call(base, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toContain('aivani_session=;');
  });
});

describe('GET statements/count', () => {
  it('gives page, size, total and last page', async () => {
    const response = await api.call(`${base}/count?users=6001&per_page=100&page=3`);
    expect(statementCountSchema.parse(response.body).data).toEqual({ page: 3, per_page: 100, total: 1, last_page: 1 });
  });
  it('has a first page when there is nothing', async () => {
    const response = await api.call(`${base}/count?users=999999`);
    expect(statementCountSchema.parse(response.body).data).toEqual({ page: 1, per_page: 20, total: 0, last_page: 1 });
  });
});

describe('GET statements/map-data', () => {
  const map = async (query: string) => {
    const response = await api.call(`${base}/map-data?${query}`);
    expect(response.status).toBe(200);
    return mapDataSchema.parse(response.body).data;
  };
  beforeAll(async () => {
    await insertStatement(api.db, { userId: 6005, latitude: 41.7, longitude: 44.8 });
    await insertStatement(api.db, {
      userId: 6005,
      latitude: 41.7001,
      longitude: 44.8001,
      priceUsdMinor: 4_000_000,
      priceGelMinor: 10_800_000,
    });
    await insertStatement(api.db, {
      userId: 6005,
      latitude: 41.65,
      longitude: 44.9,
      priceTypeId: 1,
      vipId: 4,
      vipUntil: new Date('2026-12-01T00:00:00Z'),
    });
    await insertStatement(api.db, { userId: 6005, latitude: 42.2, longitude: 42.7 });
    await insertStatement(api.db, { userId: 6005 });
  });

  it('clusters neighbours with their lowest price and leaves single ones single', async () => {
    const { points, total } = await map('users=6005&currency_id=2&bounds=41.5,44.5,41.9,45&zoom=11');
    expect(total).toBe(3);
    expect(points).toEqual([
      {
        lat: expect.closeTo(41.70005, 3),
        lng: expect.closeTo(44.80005, 3),
        count: 2,
        id: null,
        price: 40_000,
        is_super_vip: false,
        deal_type_id: null,
      },
      {
        lat: expect.closeTo(41.65, 3),
        lng: expect.closeTo(44.9, 3),
        count: 1,
        id: expect.any(Number),
        price: null,
        is_super_vip: true,
        deal_type_id: 1,
      },
    ]);
  });
  it('says of a single one that it stands in the middle of its street, and of no other', async () => {
    const [street] = streets;
    if (!street) throw new Error('The gazetteer is empty.');
    const middle = { streetId: street.id, latitude: street.lat, longitude: street.lng };
    await insertStatement(api.db, { userId: 6006, ...middle });
    await insertStatement(api.db, { userId: 6006, latitude: street.lat + 0.4, longitude: street.lng });
    const { points } = await map('users=6006&zoom=11');
    const marks = points.map(({ lat, is_location_approximate: mark }) => [lat > street.lat + 0.2, mark]);
    expect(marks.sort()).toEqual([
      [false, true],
      [true, undefined],
    ]);
    await insertStatement(api.db, { userId: 6006, ...middle });
    expect((await map('users=6006&zoom=11')).points.map(({ is_location_approximate: mark }) => mark)).toEqual([
      undefined,
      undefined,
    ]);
  });
  it('shows the whole country without bounds', async () => expect((await map('users=6005')).total).toBe(4));
  it('never has more than 400 points and loses no statement', async () => {
    const bounds = 'bounds=41.5,44.5,41.9,45';
    const { points, total } = await map(`${bounds}&zoom=22`);
    const count = statementCountSchema.parse((await api.call(`${base}/count?${bounds}`)).body).data.total;
    expect(points.length).toBeLessThanOrEqual(400);
    expect(total).toBe(count);
  });
  it.each(['zoom=23', 'zoom=x', 'zoom=-1', 'bounds=91,0,92,1'])('refuses %s', async (query) => {
    expect((await api.call(`${base}/map-data?${query}`)).status).toBe(422);
  });
});
