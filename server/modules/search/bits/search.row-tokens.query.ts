import { sql } from 'drizzle-orm';
import type { TokenRow } from './search.row-tokens';

/** The columns of `statement_search` (r) by option and flag. */
const optionColumns: Record<keyof TokenRow['options'], string> = {
  deal_types: 'deal_type_id',
  real_estate_types: 'real_estate_type_id',
  cities: 'city_id',
  districts: 'district_id',
  urbans: 'urban_id',
  metro_station_ids: 'metro_station_id',
  statuses: 'status_id',
  conditions: 'condition_id',
  project_types: 'project_type_id',
  room_types: 'room_type_id',
  bedroom_types: 'bedroom_type_id',
  bathroom_types: 'bathroom_type_id',
  living_room_types: 'living_room_type_id',
  hot_water_types: 'hot_water_type_id',
  heating_types: 'heating_type_id',
  parking_types: 'parking_type_id',
  storeroom_types: 'storeroom_type_id',
  material_types: 'material_type_id',
  door_window_types: 'door_window_type_id',
  build_years: 'build_year_id',
  rent_types: 'rent_type_id',
  lease_types: 'lease_type_id',
  lease_contract_types: 'lease_contract_type_id',
  daily_rent_types: 'daily_rent_type_id',
  price_types: 'price_type_id',
  area_types: 'area_type_id',
  owner_types: 'owner_type_id',
};
const flagColumns: Record<keyof TokenRow['flags'], string> = {
  with_3d: 'with_3d',
  with_picture: 'with_picture',
  is_auction: 'is_auction',
  has_balcony: 'has_balcony',
  has_loggia: 'has_loggia',
  has_porch: 'has_porch',
  has_cadastral_code: 'has_cadastral_code',
  can_exchanged: 'can_be_exchanged',
};
const objectOf = (columns: Record<string, string>): string =>
  `json_build_object(${Object.entries(columns)
    .map(([name, column]) => `'${name}', r.${column}`)
    .join(', ')})`;
/** The columns of a `TokenRow`. */
export const tokenColumns =
  sql.raw(`r.ord, ${objectOf(optionColumns)} as options, ${objectOf(flagColumns)} as flags, r.parameters,
  coalesce(r.price_usd_minor, r.price_gel_minor)::float8 as price, coalesce(r.square_price_usd_minor, r.square_price_gel_minor)::float8 as "squarePrice",
  case when r.price_usd_minor is not null then 2 else 1 end as "currencyId", r.area_sqm as "areaSqm", r.latitude, r.longitude, r.floor,
  r.total_floors as "totalFloors", r.height_cm as "heightCm", r.metro_distance_m as "metroDistanceM"`);
