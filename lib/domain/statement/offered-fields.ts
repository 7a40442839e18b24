import type { FilterParameters } from '../../contracts/parameters';
import type { StatementFieldName } from '../../contracts/statements/own-statement-fields';

export type Pair = { deal_type_id: number; real_estate_type_id: number };

/** The fields of each section of the dictionaries; a field of a list section is an id of that dictionary. */
const fieldsBySection: Readonly<Record<string, readonly StatementFieldName[]>> = {
  statuses: ['status_id'],
  conditions: ['condition_id'],
  project_types: ['project_type_id'],
  build_years: ['build_year_id'],
  room_types: ['room_type_id'],
  bedroom_types: ['bedroom_type_id'],
  bathroom_types: ['bathroom_type_id'],
  living_room_types: ['living_room_type_id', 'living_room_area'],
  heating_types: ['heating_type_id'],
  hot_water_types: ['hot_water_type_id'],
  parking_types: ['parking_type_id'],
  storeroom_types: ['storeroom_type_id', 'storeroom_area'],
  material_types: ['material_type_id'],
  door_window_types: ['door_window_type_id'],
  daily_rent_types: ['daily_rent_type_id', 'min_nights'],
  rent_types: ['rent_type_id', 'rent_period'],
  lease_types: ['lease_type_id'],
  lease_contract_types: ['lease_contract_type_id'],
  parameters: ['parameters'],
  floor: ['floor', 'total_floors'],
  height: ['height'],
  has_balcony: ['balconies', 'balcony_area'],
  has_loggia: ['loggia_area'],
  has_porch: ['porch_area'],
  has_cadastral_code: ['rs_code', 'appear_rs_code'],
  can_exchanged: ['can_exchanged'],
};

/** Fields without a section in the filter panel, by the types and deals that have them. */
const extraFields: readonly { field: StatementFieldName; types?: readonly number[]; deals?: readonly number[] }[] = [
  { field: 'yard_area', types: [2, 3, 6] },
  { field: 'lease_period', deals: [3, 10] },
];

const universalFields: readonly StatementFieldName[] = [
  'area',
  'area_type_id',
  'price_type_id',
  'currency_id',
  'price',
  'city_id',
  'district_id',
  'urban_id',
  'street_id',
  'street_number',
  'address',
  'lat',
  'lng',
  'comments',
  '3d_url',
  'youtube_link',
  'owner_name',
  'phone_number',
  'duration_id',
];

/** The dictionary whose ids a field contains, where it contains any. */
export const dictionaryByField: Readonly<Partial<Record<StatementFieldName, string>>> = {
  ...Object.fromEntries(
    Object.entries(fieldsBySection).flatMap(([section, [field]]) =>
      section.endsWith('s') && field !== undefined ? [[field, section]] : [],
    ),
  ),
  area_type_id: 'area_types',
  price_type_id: 'price_types',
  currency_id: 'currencies',
  duration_id: 'durations',
};

/** The fields that the form shows for a type and a deal; none for an unknown pair. */
export function offeredFields({ sections }: Pick<FilterParameters, 'sections'>, pair: Pair): ReadonlySet<StatementFieldName> {
  const row = sections.find(
    ({ deal_type_id, real_estate_type_id }) =>
      deal_type_id === pair.deal_type_id && real_estate_type_id === pair.real_estate_type_id,
  );
  if (!row) return new Set();
  const extra = extraFields.filter(
    ({ types, deals }) => (types?.includes(pair.real_estate_type_id) ?? true) && (deals?.includes(pair.deal_type_id) ?? true),
  );
  return new Set([
    ...universalFields,
    ...row.filters.flatMap((name) => fieldsBySection[name] ?? []),
    ...extra.map(({ field }) => field),
  ]);
}

/** The ids that a list field offers for a type and a deal; null for fields that contain no id of a dictionary. */
export function offeredIds(
  { dictionaries }: Pick<FilterParameters, 'dictionaries'>,
  pair: Pair,
  field: StatementFieldName,
): readonly number[] | null {
  const name = dictionaryByField[field];
  if (name === undefined) return null;
  return (dictionaries[name] ?? [])
    .filter(
      (option) =>
        !option.is_display_only &&
        option.real_estate_types.includes(pair.real_estate_type_id) &&
        option.deal_types.includes(pair.deal_type_id),
    )
    .map(({ id }) => id);
}

/** In addition to place, area, price and phone: what publishing requires where the pair offers it. */
const requiredWhereOffered: readonly { field: StatementFieldName; types?: readonly number[] }[] = [
  { field: 'status_id' },
  { field: 'condition_id' },
  { field: 'room_type_id', types: [1, 2, 3] },
  { field: 'floor', types: [1] },
  { field: 'total_floors', types: [1] },
];

/** The fields without which a statement of this type and deal cannot be published; the price only unless it is negotiable. */
export function requiredFields(parameters: Pick<FilterParameters, 'sections'>, pair: Pair): ReadonlySet<StatementFieldName> {
  const offered = offeredFields(parameters, pair);
  const byPair = requiredWhereOffered.filter(
    ({ field, types }) => offered.has(field) && (types?.includes(pair.real_estate_type_id) ?? true),
  );
  return new Set(['city_id', 'area', 'price', 'phone_number', ...byPair.map(({ field }) => field)]);
}
