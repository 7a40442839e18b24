import type { Criteria } from '@/lib/contracts/account/clients';
import type { Locale } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { toCurrencyId } from '@/lib/domain/money/currency';
import { dealTypeIdsOf, isDealTypeId, isRealEstateTypeId } from '@/lib/domain/statement/market-ids';
import { invalid } from '../../http/errors';
import { toNamedItem } from '../../localised';
import type { PlaceIdLists, PlaceRow } from '../locations/locations.repository';
import type { CriteriaColumns } from './clients.repository';

const levels = ['cities', 'districts', 'urbans'] as const;
/** A price in minor units, as it is stored. */
export const toMinorUnits = (price: number | null): number | null => (price === null ? null : Math.round(price * 100));
/** A stored price in whole units. */
export const fromMinorUnits = (minor: number | null): number | null => (minor === null ? null : minor / 100);

/** @throws ApiError 422 for a deal that the type does not allow */
export function assertPair(dealTypeId: number, realEstateTypeId: number): void {
  if (!isRealEstateTypeId(realEstateTypeId)) throw invalid({ real_estate_type_id: ['errors.field_invalid'] });
  if (!isDealTypeId(dealTypeId) || !dealTypeIdsOf(realEstateTypeId).includes(dealTypeId))
    throw invalid({ deal_type_id: ['errors.field_invalid'] });
}

/** @throws ApiError 422 naming each level that contains an id which is not in the gazetteer */
export function assertPlaces(ids: PlaceIdLists, known: PlaceRow[]): void {
  const isKnown = (level: keyof PlaceIdLists, id: number) => known.some((row) => row.level === level && row.id === id);
  const wrong = levels.filter((level) => ids[level].some((id) => !isKnown(level, id)));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((level) => [level, ['errors.field_invalid']])));
}

/** Criteria as the columns of a row. */
export const toCriteriaColumns = (criteria: Criteria): CriteriaColumns => ({
  dealTypeId: criteria.deal_type_id,
  realEstateTypeId: criteria.real_estate_type_id,
  cities: criteria.cities,
  districts: criteria.districts,
  urbans: criteria.urbans,
  roomTypes: criteria.room_types,
  priceFromMinor: toMinorUnits(criteria.price_from),
  priceToMinor: toMinorUnits(criteria.price_to),
  currencyId: criteria.currency_id,
  areaFromSqm: criteria.area_from,
  areaToSqm: criteria.area_to,
});

/** Criteria as responses contain them. */
export const toCriteria = (row: CriteriaColumns): Criteria => ({
  deal_type_id: row.dealTypeId,
  real_estate_type_id: row.realEstateTypeId,
  cities: row.cities,
  districts: row.districts,
  urbans: row.urbans,
  room_types: row.roomTypes,
  price_from: fromMinorUnits(row.priceFromMinor),
  price_to: fromMinorUnits(row.priceToMinor),
  currency_id: row.currencyId,
  area_from: row.areaFromSqm,
  area_to: row.areaToSqm,
});

type Buyer<Phone> = { id: number; name: string; phone: Phone; comment: string };

/** A buyer and their criteria, as responses contain them. */
export const toBuyer = <Phone extends string | null>(row: CriteriaColumns & Buyer<Phone>, known: PlaceRow[], locale: Locale) => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  comment: row.comment,
  ...toCriteria(row),
  places: placeNamesOf(row, known, locale),
});

/** Criteria as the filters of the search. */
export function criteriaFilters(row: CriteriaColumns): StatementFilters {
  const bounds = {
    price_from: fromMinorUnits(row.priceFromMinor),
    price_to: fromMinorUnits(row.priceToMinor),
    area_from: row.areaFromSqm,
    area_to: row.areaToSqm,
  };
  return {
    deal_types: [row.dealTypeId],
    real_estate_types: [row.realEstateTypeId],
    cities: row.cities,
    districts: row.districts,
    urbans: row.urbans,
    room_types: row.roomTypes,
    currency_id: toCurrencyId(row.currencyId),
    ...Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== null)),
  };
}

/** The ids of all places that some rows name. */
export const placeIdsOf = (rows: PlaceIdLists[]): PlaceIdLists => ({
  cities: [...new Set(rows.flatMap(({ cities }) => cities))],
  districts: [...new Set(rows.flatMap(({ districts }) => districts))],
  urbans: [...new Set(rows.flatMap(({ urbans }) => urbans))],
});

/** The names of a row's places, cities first; ids that the gazetteer no longer has are left out. */
export const placeNamesOf = (row: PlaceIdLists, known: PlaceRow[], locale: Locale) =>
  levels.flatMap((level) =>
    row[level].flatMap((id) => {
      const place = known.find((candidate) => candidate.level === level && candidate.id === id);
      return place ? [toNamedItem(place, locale)] : [];
    }),
  );
