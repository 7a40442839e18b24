import type { Locale } from '@/lib/contracts/common';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { formatArea, formatCeiling } from '@/lib/format/number';

/** The name of a dictionary's option in the visitor's language; null for none and for an unknown id. */
export type OptionNames = (dictionary: string, id: number | null) => string | null;

export function optionNames(dictionaries: FilterParameters['dictionaries'], locale: Locale): OptionNames {
  return (dictionary, id) =>
    id === null ? null : (dictionaries[dictionary]?.find((option) => option.id === id)?.display_names[locale] ?? null);
}

export type FactName =
  | 'area'
  | 'yard_area'
  | 'rooms'
  | 'bedrooms'
  | 'guests'
  | 'min_nights'
  | 'floor'
  | 'floors'
  | 'bathrooms'
  | 'ceiling'
  | 'status';
export type Fact = { name: FactName; value: string };

const countMax = 6;

const homeFacts: FactName[] = ['area', 'yard_area', 'rooms', 'bedrooms', 'guests', 'bathrooms', 'floors', 'ceiling'];

/** The main facts for a buyer, by real estate type: 1 apartment, 2 house, 3 cottage, 4 land, 5 commercial, 6 hotel. */
const factsByType: Readonly<Record<number, FactName[]>> = {
  1: ['area', 'rooms', 'bedrooms', 'guests', 'floor', 'bathrooms', 'ceiling'],
  2: homeFacts,
  3: homeFacts,
  4: ['area', 'status'],
  5: ['area', 'status', 'rooms', 'floor', 'bathrooms', 'ceiling'],
  6: ['area', 'rooms', 'bedrooms', 'guests', 'bathrooms', 'floors', 'yard_area'],
};

/** The main facts for a guest, for any kind of rental. */
const dailyFacts: FactName[] = ['guests', 'bedrooms', 'area', 'floor', 'min_nights', 'rooms', 'bathrooms', 'yard_area', 'floors'];

function floorOf({ floor, total_floors: total }: StatementDetail): string | null {
  if (floor === null) return null;
  return total === null ? String(floor) : `${floor} / ${total}`;
}

/**
 * The facts under the title, at most six: the known ones among those that the type has.
 * @param nameOf names of dictionary options in the same language
 */
export function factsOf(statement: StatementDetail, locale: Locale, nameOf: OptionNames): Fact[] {
  const values: Record<FactName, string | null> = {
    area: formatArea(statement.area, locale, statement.area_type_id),
    yard_area: statement.yard_area ? formatArea(statement.yard_area, locale) : null,
    rooms: nameOf('room_types', statement.room_type_id),
    bedrooms: nameOf('bedroom_types', statement.bedroom_type_id),
    guests: nameOf('daily_rent_types', statement.daily_rent_type_id),
    min_nights: statement.min_nights ? String(statement.min_nights) : null,
    floor: floorOf(statement),
    floors: statement.total_floors === null ? null : String(statement.total_floors),
    bathrooms: nameOf('bathroom_types', statement.bathroom_type_id),
    ceiling: statement.height ? formatCeiling(statement.height, locale) : null,
    status: nameOf('statuses', statement.status_id),
  };
  const isDaily = statement.deal_type_id === dealTypes.daily;
  const names = isDaily ? dailyFacts : (factsByType[statement.real_estate_type_id] ?? homeFacts);
  return names
    .flatMap((name): Fact[] => {
      const value = values[name];
      return value === null ? [] : [{ name, value }];
    })
    .slice(0, countMax);
}

const detailNames = [
  'rent_type',
  'rent_period',
  'lease_type',
  'lease_contract',
  'lease_period',
  'guests',
  'status',
  'purpose',
  'condition',
  'project_type',
  'build_year',
  'material',
  'floors',
  'heating',
  'hot_water',
  'living_room',
  'door_window',
  'balcony',
  'loggia',
  'porch',
  'storeroom',
  'parking',
  'yard_area',
  'exchange',
  'cadastral_code',
] as const;
type DetailName = (typeof detailNames)[number];
export type Detail = { name: DetailName; value: string };

type DetailLabels = { months: (count: number) => string; exchangeYes: string };

const COMMERCIAL_TYPE_ID = 5;

/** Facts that repeat a row: where the fact is shown above, the row is left out. */
const coveredByFact: Partial<Record<DetailName, FactName>> = { guests: 'guests', purpose: 'status', yard_area: 'yard_area' };

const joinParts = (...parts: (string | null)[]): string | null => parts.filter((part) => part !== null).join(', ') || null;

/** "1 · 9 m²": a comma between the two figures would read as a decimal. */
const balconyOf = ({ balconies }: StatementDetail, area: string | null): string | null =>
  [balconies || null, area].filter((part) => part !== null).join(' · ') || null;

/** The floor fact includes the number of floors, so only statements without a floor list it separately. */
const floorsOf = ({ floor, total_floors: total }: StatementDetail): string | null =>
  floor === null && total !== null ? String(total) : null;

/**
 * What else is known of a statement, in the order of reading; nothing for what its author left out.
 * @param facts the names that are shown above already
 */
export function detailsOf(
  statement: StatementDetail,
  locale: Locale,
  nameOf: OptionNames,
  labels: DetailLabels,
  facts: FactName[],
): Detail[] {
  const areaOf = (areaSqm: number | null) => (areaSqm ? formatArea(areaSqm, locale) : null);
  const monthsOf = (count: number | null) => (count ? labels.months(count) : null);
  const status = nameOf('statuses', statement.status_id);
  // Of land and commercial space the status is the permitted use, of homes the age of the building.
  const isPurpose =
    statement.real_estate_type_id === realEstateTypes.land || statement.real_estate_type_id === COMMERCIAL_TYPE_ID;
  const values: Record<DetailName, string | null> = {
    rent_type: nameOf('rent_types', statement.rent_type_id),
    rent_period: monthsOf(statement.rent_period),
    lease_type: nameOf('lease_types', statement.lease_type_id),
    lease_contract: nameOf('lease_contract_types', statement.lease_contract_type_id),
    lease_period: monthsOf(statement.lease_period),
    guests: nameOf('daily_rent_types', statement.daily_rent_type_id),
    status: isPurpose ? null : status,
    purpose: isPurpose ? status : null,
    condition: nameOf('conditions', statement.condition_id),
    project_type: nameOf('project_types', statement.project_type_id),
    build_year: nameOf('build_years', statement.build_year_id),
    material: nameOf('material_types', statement.material_type_id),
    floors: facts.includes('floors') ? null : floorsOf(statement),
    heating: nameOf('heating_types', statement.heating_type_id),
    hot_water: nameOf('hot_water_types', statement.hot_water_type_id),
    living_room: joinParts(nameOf('living_room_types', statement.living_room_type_id), areaOf(statement.living_room_area)),
    door_window: nameOf('door_window_types', statement.door_window_type_id),
    balcony: balconyOf(statement, areaOf(statement.balcony_area)),
    loggia: areaOf(statement.loggia_area),
    porch: areaOf(statement.porch_area),
    storeroom: joinParts(nameOf('storeroom_types', statement.storeroom_type_id), areaOf(statement.storeroom_area)),
    parking: nameOf('parking_types', statement.parking_type_id),
    yard_area: areaOf(statement.yard_area),
    exchange: statement.can_exchanged ? labels.exchangeYes : null,
    cadastral_code: statement.appear_rs_code ? statement.rs_code : null,
  };
  return detailNames.flatMap((name): Detail[] => {
    const value = values[name];
    const fact = coveredByFact[name];
    return value === null || (fact && facts.includes(fact)) ? [] : [{ name, value }];
  });
}
