import type { Wish } from '@/lib/contracts/clients';
import type { Locale, Localised } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statement-filters';
import { dealTypeIdsOf, isDealTypeId, isRealEstateTypeId } from '@/lib/format/market-ids';
import { invalid } from '../../http/errors';
import type { WishColumns } from './clients.repository';
import type { PlaceIds, PlaceRow } from './places.repository';

const levels = ['cities', 'districts', 'urbans'] as const;
/** A price in minor units, as it is stored. */
export const inMinor = (price: number | null): number | null => (price === null ? null : Math.round(price * 100));
/** A stored price in whole units. */
export const inUnits = (minor: number | null): number | null => (minor === null ? null : minor / 100);

/** @throws ApiError 422 for a deal that the type does not allow */
export function assertPair(dealTypeId: number, realEstateTypeId: number): void {
  if (!isRealEstateTypeId(realEstateTypeId)) throw invalid({ real_estate_type_id: ['errors.field_invalid'] });
  if (!isDealTypeId(dealTypeId) || !dealTypeIdsOf(realEstateTypeId).includes(dealTypeId))
    throw invalid({ deal_type_id: ['errors.field_invalid'] });
}

/** @throws ApiError 422 naming each level that holds an id which the gazetteer does not know */
export function assertPlaces(ids: PlaceIds, known: PlaceRow[]): void {
  const isKnown = (level: keyof PlaceIds, id: number) => known.some((row) => row.level === level && row.id === id);
  const wrong = levels.filter((level) => ids[level].some((id) => !isKnown(level, id)));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((level) => [level, ['errors.field_invalid']])));
}

/** A wish as it is stored. */
export const columnsOf = (wish: Wish): WishColumns => ({
  dealTypeId: wish.deal_type_id,
  realEstateTypeId: wish.real_estate_type_id,
  cities: wish.cities,
  districts: wish.districts,
  urbans: wish.urbans,
  roomTypes: wish.room_types,
  priceFromMinor: inMinor(wish.price_from),
  priceToMinor: inMinor(wish.price_to),
  currencyId: wish.currency_id,
  areaFromSqm: wish.area_from,
  areaToSqm: wish.area_to,
});

/** A wish as answers tell it. */
export const wishOf = (row: WishColumns): Wish => ({
  deal_type_id: row.dealTypeId,
  real_estate_type_id: row.realEstateTypeId,
  cities: row.cities,
  districts: row.districts,
  urbans: row.urbans,
  room_types: row.roomTypes,
  price_from: inUnits(row.priceFromMinor),
  price_to: inUnits(row.priceToMinor),
  currency_id: row.currencyId,
  area_from: row.areaFromSqm,
  area_to: row.areaToSqm,
});

/** A wish as the filters of the search. */
export function filtersOf(row: WishColumns): StatementFilters {
  const bounds = {
    price_from: inUnits(row.priceFromMinor),
    price_to: inUnits(row.priceToMinor),
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
    currency_id: row.currencyId === 2 ? 2 : 1,
    ...Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== null)),
  };
}

/** The ids of all places that some rows name. */
export const placeIdsOf = (rows: PlaceIds[]): PlaceIds => ({
  cities: [...new Set(rows.flatMap(({ cities }) => cities))],
  districts: [...new Set(rows.flatMap(({ districts }) => districts))],
  urbans: [...new Set(rows.flatMap(({ urbans }) => urbans))],
});

const named = (id: number, name: Localised, locale: Locale) => ({ id, display_name: name[locale], display_names: name });

/** The names of a row's places, cities first; ids that the gazetteer has lost are left out. */
export const namesOf = (row: PlaceIds, known: PlaceRow[], locale: Locale) =>
  levels.flatMap((level) =>
    row[level].flatMap((id) => {
      const place = known.find((candidate) => candidate.level === level && candidate.id === id);
      return place ? [named(id, place.name, locale)] : [];
    }),
  );
