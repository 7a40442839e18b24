/** Deals of the market: sale, rent, pledge, daily rent, lease of land. */
export const dealTypeIds = [1, 2, 3, 7, 10] as const;
export type DealTypeId = (typeof dealTypeIds)[number];

/** Apartment, house, country house, land plot, commercial space, hotel. */
export const realEstateTypeIds = [1, 2, 3, 4, 5, 6] as const;
export type RealEstateTypeId = (typeof realEstateTypeIds)[number];

export const LAND_TYPE_ID = 4 satisfies RealEstateTypeId;

const landDealTypeIds: readonly DealTypeId[] = [1, 3, 10];
const otherDealTypeIds: readonly DealTypeId[] = [1, 2, 3, 7];

export function isDealTypeId(id: number): id is DealTypeId {
  return (dealTypeIds as readonly number[]).includes(id);
}

export function isRealEstateTypeId(id: number): id is RealEstateTypeId {
  return (realEstateTypeIds as readonly number[]).includes(id);
}

export type StatementPair = { dealTypeId: DealTypeId; realEstateTypeId: RealEstateTypeId };

/**
 * The ids of a row or an answer, as titles and addresses take them.
 * @throws RangeError for ids the market does not know; rows and contracts cannot hold such.
 */
export function toStatementPair(dealTypeId: number, realEstateTypeId: number): StatementPair {
  if (!isDealTypeId(dealTypeId) || !isRealEstateTypeId(realEstateTypeId)) {
    throw new RangeError(`Unknown deal type ${dealTypeId} or real-estate type ${realEstateTypeId}`);
  }
  return { dealTypeId, realEstateTypeId };
}

/** Land has no rooms. */
export const hasRooms = (typeId: number): boolean => typeId !== LAND_TYPE_ID;

/** The deals a type allows: land is sold, pledged or leased; the rest is sold, rented, pledged or rented by the day. */
export function dealTypeIdsOf(typeId: RealEstateTypeId): readonly DealTypeId[] {
  return typeId === LAND_TYPE_ID ? landDealTypeIds : otherDealTypeIds;
}

/**
 * The number of rooms behind a room type id. The market's ids skip 6: 7 means 6 rooms, 11 means 10 or more (returned as 10).
 * @returns null for an unknown id.
 */
export function roomCountOf(roomTypeId: number): number | null {
  if (!Number.isInteger(roomTypeId) || roomTypeId < 1 || roomTypeId === 6 || roomTypeId > 11) return null;
  return roomTypeId < 6 ? roomTypeId : roomTypeId - 1;
}
