/** Deals of the market; a lease is of land. */
export const dealTypes = { sale: 1, rent: 2, pledge: 3, daily: 7, lease: 10 } as const;
export type DealTypeId = (typeof dealTypes)[keyof typeof dealTypes];
export const dealTypeIds: readonly DealTypeId[] = Object.values(dealTypes);

export const realEstateTypes = { apartment: 1, house: 2, countryHouse: 3, land: 4, commercial: 5, hotel: 6 } as const;
export type RealEstateTypeId = (typeof realEstateTypes)[keyof typeof realEstateTypes];
export const realEstateTypeIds: readonly RealEstateTypeId[] = Object.values(realEstateTypes);

const landDealTypeIds: readonly DealTypeId[] = [dealTypes.sale, dealTypes.pledge, dealTypes.lease];
const otherDealTypeIds: readonly DealTypeId[] = [dealTypes.sale, dealTypes.rent, dealTypes.pledge, dealTypes.daily];

export function isDealTypeId(id: number): id is DealTypeId {
  return (dealTypeIds as readonly number[]).includes(id);
}

export function isRealEstateTypeId(id: number): id is RealEstateTypeId {
  return (realEstateTypeIds as readonly number[]).includes(id);
}

export type StatementPair = { dealTypeId: DealTypeId; realEstateTypeId: RealEstateTypeId };

/**
 * The ids of a row or a response, as titles and addresses need them.
 * @throws RangeError for unknown ids; rows and contracts cannot contain such.
 */
export function toStatementPair(dealTypeId: number, realEstateTypeId: number): StatementPair {
  if (!isDealTypeId(dealTypeId) || !isRealEstateTypeId(realEstateTypeId)) {
    throw new RangeError(`Unknown deal type ${dealTypeId} or real-estate type ${realEstateTypeId}`);
  }
  return { dealTypeId, realEstateTypeId };
}

/** Land has no rooms. */
export const hasRooms = (typeId: number): boolean => typeId !== realEstateTypes.land;

/** The deals a type allows: land is sold, pledged or leased; the rest is sold, rented, pledged or rented by the day. */
export function dealTypeIdsOf(typeId: RealEstateTypeId): readonly DealTypeId[] {
  return typeId === realEstateTypes.land ? landDealTypeIds : otherDealTypeIds;
}

/**
 * The number of rooms behind a room type id. The market's ids skip 6: 7 means 6 rooms, 11 means 10 or more (returned as 10).
 * @returns null for an unknown id.
 */
export function roomCountOf(roomTypeId: number): number | null {
  if (!Number.isInteger(roomTypeId) || roomTypeId < 1 || roomTypeId === 6 || roomTypeId > 11) return null;
  return roomTypeId < 6 ? roomTypeId : roomTypeId - 1;
}

/** The room type id of a number of rooms: the inverse of roomCountOf, ten and more being one id. @param rooms at least 1 */
export const roomTypeIdOf = (rooms: number): number => (rooms < 6 ? rooms : Math.min(rooms + 1, 11));

/** From here on rooms are not counted: "10+". */
export const manyRooms = 10;

const roomedTypeIds: readonly number[] = [realEstateTypes.apartment, realEstateTypes.house, realEstateTypes.countryHouse];

/** Whether titles of a type name its rooms. */
export const isRoomedType = (typeId: number): boolean => roomedTypeIds.includes(typeId);
