import { beforeAll, describe, expect, it } from 'vitest';
import { insertStatement, type StatementRecord } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();

/** Fields that programs written for the market's public API read, by the type they have there; "any" was only ever seen as null. */
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

describe('a program written for the market’s API reads', () => {
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
