import type { Locale } from '@/lib/contracts/common';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { formatArea, formatCeiling } from '@/lib/format/number';
import type { OptionNames } from './option-names';

export type FactName =
  | 'area'
  | 'yard_area'
  | 'rooms'
  | 'bedrooms'
  | 'guests'
  | 'floor'
  | 'floors'
  | 'bathrooms'
  | 'ceiling'
  | 'status';
export type Fact = { name: FactName; value: string };

const countMax = 6;

const homeFacts: FactName[] = ['area', 'yard_area', 'rooms', 'bedrooms', 'guests', 'bathrooms', 'floors', 'ceiling'];

/** What a buyer asks first, by real estate type: 1 apartment, 2 house, 3 cottage, 4 land, 5 commercial, 6 hotel. */
const factsByType: Readonly<Record<number, FactName[]>> = {
  1: ['area', 'rooms', 'bedrooms', 'guests', 'floor', 'bathrooms', 'ceiling'],
  2: homeFacts,
  3: homeFacts,
  4: ['area', 'status'],
  5: ['area', 'status', 'rooms', 'floor', 'bathrooms', 'ceiling'],
  6: ['area', 'rooms', 'bedrooms', 'guests', 'bathrooms', 'floors', 'yard_area'],
};

function floorOf({ floor, total_floors: total }: StatementDetail): string | null {
  if (floor === null) return null;
  return total === null ? String(floor) : `${floor} / ${total}`;
}

/**
 * The facts that stand under the title, at most six: of those that the type is asked about, the ones that are known.
 * @param nameOf names of dictionary options in the same language
 */
export function factsOf(statement: StatementDetail, locale: Locale, nameOf: OptionNames): Fact[] {
  const values: Record<FactName, string | null> = {
    area: formatArea(statement.area, locale, statement.area_type_id),
    yard_area: statement.yard_area ? formatArea(statement.yard_area, locale) : null,
    rooms: nameOf('room_types', statement.room_type_id),
    bedrooms: nameOf('bedroom_types', statement.bedroom_type_id),
    guests: nameOf('daily_rent_types', statement.daily_rent_type_id),
    floor: floorOf(statement),
    floors: statement.total_floors === null ? null : String(statement.total_floors),
    bathrooms: nameOf('bathroom_types', statement.bathroom_type_id),
    ceiling: statement.height ? formatCeiling(statement.height, locale) : null,
    status: nameOf('statuses', statement.status_id),
  };
  const asked = factsByType[statement.real_estate_type_id] ?? homeFacts;
  return asked
    .flatMap((name): Fact[] => {
      const value = values[name];
      return value === null ? [] : [{ name, value }];
    })
    .slice(0, countMax);
}
