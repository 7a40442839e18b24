import type { Localised } from '../../contracts/common';

/** Fields that contain the id of a dictionary entry or a place. */
export const choiceNames = [
  'real_estate_type_id',
  'deal_type_id',
  'city_id',
  'district_id',
  'urban_id',
  'street_id',
  'rent_type_id',
  'lease_type_id',
  'lease_contract_type_id',
  'daily_rent_type_id',
  'status_id',
  'condition_id',
  'project_type_id',
  'build_year_id',
  'room_type_id',
  'bedroom_type_id',
  'bathroom_type_id',
  'living_room_type_id',
  'heating_type_id',
  'hot_water_type_id',
  'parking_type_id',
  'storeroom_type_id',
  'material_type_id',
  'door_window_type_id',
  'area_type_id',
  'price_type_id',
  'currency_id',
  'duration_id',
] as const;

/** Numbers, stored as typed: digits with at most one decimal point. */
export const numberNames = [
  'area',
  'yard_area',
  'floor',
  'total_floors',
  'height',
  'balconies',
  'balcony_area',
  'loggia_area',
  'porch_area',
  'living_room_area',
  'storeroom_area',
  'rent_period',
  'min_nights',
  'lease_period',
  'price',
] as const;

export const textNames = ['street_number', 'address', 'rs_code', 'youtube_link', '3d_url', 'owner_name', 'phone_number'] as const;

export const flagNames = ['appear_rs_code', 'can_exchanged'] as const;

export type ChoiceName = (typeof choiceNames)[number];
export type NumberName = (typeof numberNames)[number];
export type TextName = (typeof textNames)[number];
export type FlagName = (typeof flagNames)[number];

/** Everything that the forms about a listing contain. */
export type ListingValues = Record<ChoiceName, number | null> &
  Record<NumberName | TextName, string> &
  Record<FlagName, boolean> & {
    lat: number | null;
    lng: number | null;
    parameters: number[];
    comments: Localised;
    /** The text of the street search box; never sent. */
    street_name: string;
  };
export type ListingFieldName = keyof ListingValues;

/** The number behind a typed text; null for an empty or unreadable one. */
export function parseDecimal(text: string): number | null {
  if (text.trim() === '') return null;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** What is wrong with a field: a message key, and the bound that the value crosses where there is one. */
export type ListingError = { key: string; bound?: number };
export type ListingErrors<Name extends string = ListingFieldName> = Partial<Record<Name, ListingError>>;

/** Places, as the gazetteer nests them. */
export type PlaceValues = Pick<ListingValues, 'city_id' | 'district_id' | 'urban_id'>;
