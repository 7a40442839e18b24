import type { Localised } from '@/lib/contracts/common';
import { priceTypeIds } from '@/lib/domain/money/price';

/** Fields that hold an entry of a dictionary or a place. */
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

/** Fields of figures, kept as they are typed: digits with one decimal point at most. */
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
  'lease_period',
  'price',
] as const;

export const textNames = ['street_number', 'address', 'rs_code', 'youtube_link', '3d_url', 'owner_name', 'phone_number'] as const;

export const flagNames = ['appear_rs_code', 'can_exchanged'] as const;

export type ChoiceName = (typeof choiceNames)[number];
export type NumberName = (typeof numberNames)[number];
export type TextName = (typeof textNames)[number];
export type FlagName = (typeof flagNames)[number];

export type FormValues = Record<ChoiceName, number | null> &
  Record<NumberName | TextName, string> &
  Record<FlagName, boolean> & {
    lat: number | null;
    lng: number | null;
    parameters: number[];
    comments: Localised;
    /** What the chosen street is called, for the field that shows it; never sent. */
    street_name: string;
  };
export type FieldName = keyof FormValues;

/** 1 negotiable, 2 from, 3 exact. */
const squareMetre = 1;
const shortestDuration = 1;

const all = <N extends string, V>(names: readonly N[], value: V) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<N, V>;

/** A form that nobody has touched. */
export const emptyValues: FormValues = {
  ...all(choiceNames, null),
  ...all(numberNames, ''),
  ...all(textNames, ''),
  ...all(flagNames, false),
  area_type_id: squareMetre,
  price_type_id: priceTypeIds.exact,
  currency_id: 2,
  duration_id: shortestDuration,
  lat: null,
  lng: null,
  parameters: [],
  comments: { ka: '', en: '', ru: '' },
  street_name: '',
};

/** A typed figure, or null where none or nothing readable stands. */
export function parseDecimal(text: string): number | null {
  if (text.trim() === '') return null;
  const figure = Number(text.replace(',', '.'));
  return Number.isFinite(figure) ? figure : null;
}
