import type { Locale } from '@/lib/contracts/common';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { realEstateTypes } from '@/lib/domain/statement/market-ids';
import { formatArea } from '@/lib/format/number';
import type { FactName } from './facts';
import type { OptionNames } from './option-names';

export const detailNames = [
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
export type DetailName = (typeof detailNames)[number];
export type Detail = { name: DetailName; value: string };

type DetailLabels = { months: (count: number) => string; exchangeYes: string };

const COMMERCIAL_TYPE_ID = 5;

/** Facts that say the same as a row: where one stands above, the row is left out. */
const coveredByFact: Partial<Record<DetailName, FactName>> = { guests: 'guests', purpose: 'status', yard_area: 'yard_area' };

const joinParts = (...parts: (string | null)[]): string | null => parts.filter((part) => part !== null).join(', ') || null;

/** "1 · 9 m²": a comma between the two figures would read as a decimal. */
const balconyOf = ({ balconies }: StatementDetail, area: string | null): string | null =>
  [balconies || null, area].filter((part) => part !== null).join(' · ') || null;

/** A flat's floor is written with the number of floors, so only statements without one tell it by itself. */
const floorsOf = ({ floor, total_floors: total }: StatementDetail): string | null =>
  floor === null && total !== null ? String(total) : null;

/**
 * What else is known of a statement, in the order of reading; nothing for what its author left out.
 * @param facts the names that stand above already
 */
export function detailsOf(
  statement: StatementDetail,
  locale: Locale,
  nameOf: OptionNames,
  words: DetailLabels,
  facts: FactName[],
): Detail[] {
  const areaOf = (areaSqm: number | null) => (areaSqm ? formatArea(areaSqm, locale) : null);
  const monthsOf = (count: number | null) => (count ? words.months(count) : null);
  const status = nameOf('statuses', statement.status_id);
  // Of land and commercial space the status says what it may be used for, of homes the age of the building.
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
    exchange: statement.can_exchanged ? words.exchangeYes : null,
    cadastral_code: statement.appear_rs_code ? statement.rs_code : null,
  };
  return detailNames.flatMap((name): Detail[] => {
    const value = values[name];
    const fact = coveredByFact[name];
    return value === null || (fact && facts.includes(fact)) ? [] : [{ name, value }];
  });
}
