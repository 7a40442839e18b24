import type { EstimateBody } from '@/lib/contracts/estimate';
import { apartmentKindOf, buildingStateOf, conditionOf, sectorOf } from '@/lib/domain/estimate/vocabulary';
import { roomCountOf } from '@/lib/domain/statement/market-ids';
import { isCentre } from '../../data/place-centres';
import type { ApartmentRow } from './apartments.repository';
import type { Apartment, Sale } from './model/apartment';

/** The passenger lift among the amenities. */
const elevatorId = 6;

/** The apartment of a visitor's request, as the model reads it. */
export const apartmentFromBody = (body: EstimateBody): Apartment => ({
  latitude: body.latitude,
  longitude: body.longitude,
  sector: body.real_estate_sector,
  areaSqm: body.flat_area,
  rooms: roomCountOf(body.rooms),
  floor: body.floor,
  totalFloors: body.floors,
  buildingState: body.status,
  condition: body.condition,
  kind: body.type_of_apartment,
  balconyCount: body.balcony,
  hasElevator: body.elevator === 1,
});

/** A listed statement as the model reads it; null without a place of its own. An author who ticked no amenity at all made no statement about a lift. */
export function apartmentFromRow(row: Omit<ApartmentRow, 'id' | 'priceUsdMinor'>): Apartment | null {
  if (row.latitude === null || row.longitude === null || isCentre(row)) return null;
  return {
    latitude: row.latitude,
    longitude: row.longitude,
    sector: sectorOf(row.urbanId),
    areaSqm: row.areaSqm,
    rooms: row.roomTypeId === null ? null : roomCountOf(row.roomTypeId),
    bedrooms: row.bedroomTypeId,
    floor: row.floor,
    totalFloors: row.totalFloors,
    buildingState: buildingStateOf(row.statusId),
    condition: conditionOf(row.conditionId),
    kind: apartmentKindOf(row.projectTypeId, row.statusId),
    balconyCount: row.balconies,
    hasElevator: row.parameters.length === 0 ? null : row.parameters.includes(elevatorId),
  };
}

/** A listed statement with its price; null without a place or a price. */
export function saleFromRow(row: ApartmentRow): Sale | null {
  const apartment = apartmentFromRow(row);
  return apartment === null || row.priceUsdMinor === null
    ? null
    : { ...apartment, id: row.id, priceUsd: row.priceUsdMinor / 100 };
}
