import { beforeAll, describe, expect, it } from 'vitest';
import { insertStatement, type StatementRecord } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();

/** Fields that clients written for the market's public API read, by the type they have there; "any" was only ever seen as null. */
const card = {
  number:
    'id deal_type_id real_estate_type_id status_id area area_type_id floor total_floors street_id urban_id district_id city_id quantity_of_day user_id price_type_id statement_currency_id currency_id grouped_street_id user_statements_count',
  any: 'metro_station_id lat lng yard_area 3d_url project_id user_title',
  string:
    'uuid address room dynamic_title dynamic_slug last_updated urban_name district_name city_name comment middle_slug bedroom',
  object: 'price href_lang user_type',
  boolean:
    'price_negotiable price_from favorite is_old has_3d hidden viewed has_color is_vip is_vip_plus is_super_vip is_promoted is_exclusive',
  array: 'images gifts parameters paid_stickers',
};
const detail = {
  number:
    'id condition_id deal_type_id real_estate_type_id city_id total_price status_id room_type_id bedroom_type_id bathroom_type_id project_type_id height lat lng area area_type_id floor total_floors views website_status_id street_id currency_id price_type_id user_statements_count user_id metro_station_id district_id urban_id hot_water_type_id heating_type_id balconies rent_period rent_type_id daily_rent_type_id grouped_street_id',
  string:
    'uuid city_name address comment last_updated created_at dynamic_title dynamic_slug condition exclusive_contract_status district_name urban_name user_phone_number daily_rent_type hot_water_type living_room_type',
  object: 'price nearby_places point user_type href_lang seo',
  boolean:
    'published favorite is_old price_negotiable price_from is_owner is_active appear_rs_code can_exchanged for_special_people has_color is_vip is_vip_plus is_super_vip is_promoted hidden is_exclusive',
  array: 'gifts parameters images additional_information paid_stickers',
  any: 'project_id project_uuid door_window_type_id parking_type_id balcony_area storeroom_type_id material_type_id 3d_url youtube_link rating owner_name yard_area map_static_image all_nearby_places_image rs_code can_exchanged_comment lease_period lease_type_id lease_contract_type_id storeroom_area swimming_pool_type door_window_type build_year living_room_area loggia_area porch_area waiting_space_area airbnb_link booking_link promotion_message project_slug additional_phone_number price_label',
};
const amenity = {
  number: 'id sort_index',
  string: 'key svg_file_name type display_name',
  any: 'deal_type_id input_name select_name background_color parameter_value parameter_select_name',
};
const image = { string: 'large thumb blur', boolean: 'is_main' };
const seller = { string: 'type', any: 'logo is_premier_agent' };
const seo = { string: 'meta_title meta_description h1' };
const list = { array: 'data map_settings auctions', string: 'search_report_uuid', object: 'seo' };

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** The fields that are missing or of another type. */
function typeErrors(found: unknown, expected: Record<string, string>): string[] {
  const record = found as Record<string, unknown>;
  return Object.entries(expected).flatMap(([type, names]) =>
    names.split(' ').flatMap((name) => {
      if (!Object.hasOwn(record, name)) return [`${name} is missing`];
      return type === 'any' || typeOf(record[name]) === type ? [] : [`${name} is ${typeOf(record[name])}, not ${type}`];
    }),
  );
}

let flat: StatementRecord;
beforeAll(async () => {
  const { user } = await insertVisitor(api.db, { phone: '599001234' });
  flat = await insertStatement(api.db, {
    userId: user.id,
    dealTypeId: 7,
    streetId: 1,
    streetNumber: '33',
    addressText: 'ქუჩა',
    metroStationId: 1,
    latitude: 41.71,
    longitude: 44.76,
    floor: 2,
    totalFloors: 9,
    heightCm: 300,
    balconies: 1,
    statusId: 2,
    conditionId: 1,
    projectTypeId: 8,
    roomTypeId: 3,
    bedroomTypeId: 2,
    bathroomTypeId: 1,
    livingRoomTypeId: 3,
    hotWaterTypeId: 6,
    heatingTypeId: 1,
    dailyRentTypeId: 2,
    rentTypeId: 1,
    rentPeriodMonths: 12,
    parameters: [1, 2, 3],
    comment: { ka: 'კარგი', en: '', ru: '' },
    images: [{ large: '/1.webp', thumb: '/1_thumb.webp', blur: '/1_blur.webp', is_main: true }],
  });
});

const data = async (path: string): Promise<Record<string, unknown>> => {
  const response = await api.call(`/api/microservice/statements${path}`);
  expect(response.body).toMatchObject({ result: true });
  return (response.body as { data: Record<string, unknown> }).data;
};

const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const images = '/api/images/1.webp';

describe('the values that an API client reads', () => {
  const cardOf = async (query: string, headers: Record<string, string | null> = {}) => {
    const { body } = await api.call(`/api/microservice/statements?${query}`, { headers });
    return (body as { data: { data: [Record<string, unknown>] } }).data.data[0];
  };

  it('are moments by the clock of Tbilisi, and also in ISO 8601', async () => {
    const last = new Date('2026-11-19T21:30:05Z');
    const { id } = await insertStatement(api.db, {
      userId: flat.userId,
      date: last,
      createdAt: new Date('2026-01-02T03:04:05Z'),
    });
    const { statement } = (await data(`/${id}`)) as { statement: Record<string, unknown> };
    for (const found of [await cardOf(`ids=${id}`), statement]) {
      expect(found).toMatchObject({
        last_updated: '2026-11-20 01:30:05',
        last_updated_iso: '2026-11-19T21:30:05.000Z',
        created_at: '2026-01-02 07:04:05',
        created_at_iso: '2026-01-02T03:04:05.000Z',
      });
      expect([found?.last_updated, found?.created_at]).toEqual([expect.stringMatching(moment), expect.stringMatching(moment)]);
    }
  });

  it('are prices in whole numbers', async () => {
    const { id } = await insertStatement(api.db, {
      userId: flat.userId,
      areaSqm: 37,
      priceGelMinor: 12_345_67,
      priceUsdMinor: 4_572_49,
      squarePriceGelMinor: 333_67,
      squarePriceUsdMinor: 123_58,
    });
    const { price } = (await cardOf(`ids=${id}`)) as { price: Record<string, Record<string, number>> };
    expect(price).toMatchObject({ 1: { price_total: 12_346, price_square: 334 }, 2: { price_total: 4572, price_square: 124 } });
    for (const { price_total, price_square } of Object.values(price))
      expect([price_total, price_square]).toEqual([Math.round(price_total ?? 0.5), Math.round(price_square ?? 0.5)]);
  });

  it('are null for names of places that a statement does not have, and for no phone', async () => {
    const { user } = await insertVisitor(api.db);
    const { id } = await insertStatement(api.db, { userId: user.id, cityId: 96, districtId: null, urbanId: null, phone: null });
    const names = { district_name: null, district_names: null, urban_name: null, urban_names: null };
    expect(await cardOf(`ids=${id}`)).toMatchObject(names);
    expect(((await data(`/${id}`)) as { statement: object }).statement).toMatchObject({ ...names, user_phone_number: null });
  });

  it('are whole addresses of pictures, for our own pages paths', async () => {
    const picture = { large: images, thumb: images, blur: '/assets/scenes/1.webp', is_main: true };
    const { id } = await insertStatement(api.db, { userId: flat.userId, images: [picture] });
    const found = async (headers: Record<string, string | null>) => (await cardOf(`ids=${id}`, headers))?.images;
    const site = 'http://localhost:3000';
    const whole = { ...picture, large: site + images, thumb: site + images, blur: `${site}/assets/scenes/1.webp` };
    expect(await found({})).toEqual([whole]);
    expect(await found({ 'sec-fetch-site': 'cross-site' })).toEqual([whole]);
    expect(await found({ 'sec-fetch-site': 'same-origin', 'x-website-key': null })).toEqual([picture]);
  });
});

describe('what an API client sends', () => {
  const statusOf = async (query: string, headers: Record<string, string | null> = {}) =>
    (await api.call(`/api/microservice/statements/count?${query}`, { headers })).status;

  it('may name account types', async () => {
    const agency = await insertVisitor(api.db, { typeId: 3 });
    const { id } = await insertStatement(api.db, { userId: agency.user.id });
    for (const name of ['agency', 'broker', '3'])
      expect((await data(`/count?ids=${id},${flat.id}&owner_type=${name}`)).total, name).toBe(1);
    expect((await data(`/count?ids=${id},${flat.id}&owner_type=physical,agency`)).total).toBe(2);
    expect(await statusOf('owner_type=landlord')).toBe(422);
  });

  it.each([
    '/api/microservice/statements/',
    '/api/microservice/statements/count/',
    '/api/locations/v2/cities/',
    '/api/v1/config/',
  ])('may end with a slash: %s', async (path) => expect((await api.call(path)).status).toBe(200));
  it('may end with a slash before the query, and after an id', async () => {
    expect((await data(`/?ids=${flat.id}`)).data).toHaveLength(1);
    expect(await data(`/${flat.id}/`)).toHaveProperty('statement.id', flat.id);
  });

  it.each([
    'deal_types=99',
    'real_estate_types=99',
    'statuses=9999',
    'conditions=1,9999',
    'parameters=99999',
    'cities=999999',
    'districts=999999',
    'urbans=999999',
    'metro_station_ids=999',
    'owner_types=9',
  ])('is 422 with an id that no dictionary knows: %s', async (query) => {
    const [name = ''] = query.split('=');
    for (const path of ['', '/count', '/map-data'])
      expect(await api.call(`/api/microservice/statements${path}?${query}`)).toMatchObject({
        status: 422,
        body: { errors: { [name]: ['errors.field_unknown_id'] } },
      });
  });
  it('finds nothing by such an id in an old address of a page', async () => {
    expect(await statusOf('statuses=9999', { 'sec-fetch-site': 'same-origin' })).toBe(200);
  });
});

describe('a client written for the market’s API reads', () => {
  it('the list and its cards', async () => {
    const response = await data(`?ids=${flat.id}&per_page=20`);
    expect(typeErrors(response, list)).toEqual([]);
    const [first = {}] = response.data as Record<string, unknown>[];
    expect(typeErrors(first, card)).toEqual([]);
    expect(typeErrors(first.user_type, seller)).toEqual([]);
    expect((first.images as unknown[]).flatMap((one) => typeErrors(one, image))).toEqual([]);
    expect(typeErrors((first.price as Record<string, unknown>)['1'], { number: 'price_total price_square' })).toEqual([]);
    expect(typeErrors((first.price as Record<string, unknown>)['3'], { number: 'price_total price_square' })).toEqual([]);
    const filters = 'cities districts urbans deal_types streets grouped_streets real_estate_types statuses room_types';
    expect(typeErrors((response.seo as Record<string, unknown>).filters, { array: filters })).toEqual([]);
  });
  it('the count', async () => {
    expect(typeErrors(await data(`/count?ids=${flat.id}`), { number: 'page per_page total last_page' })).toEqual([]);
  });
  it('the detail', async () => {
    const { statement } = (await data(`/${flat.id}`)) as { statement: Record<string, unknown> };
    expect(typeErrors(statement, detail)).toEqual([]);
    expect((statement.parameters as unknown[]).flatMap((one) => typeErrors(one, amenity))).toEqual([]);
    expect(typeErrors(statement.seo, seo)).toEqual([]);
    expect(statement.point).toEqual({ type: 'Point', coordinates: [44.76, 41.71] });
  });
  it('similar ones and the price history', async () => {
    expect(typeErrors(await data(`/similars/${flat.id}`), { array: 'data' })).toEqual([]);
    expect(Array.isArray(await data(`/price-history/${flat.id}`))).toBe(true);
  });
  it('the dictionaries, whose path is no statement', async () => {
    expect((await api.call('/api/microservice/statements/statement-parameters')).status).toBe(200);
  });
});
