import type { Point } from '@/lib/domain/place/map-bounds';
import type { RawRow } from './columns';
import { parseNumber } from './numbers';
import { Refusal } from './refusal';

/** The country with its sea coast, in degrees. */
const south = 41.0;
const north = 43.6;
const west = 39.9;
const east = 46.8;

const isInside = (latitude: number, longitude: number): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/**
 * The point of a row. Coordinates that were swapped are put right.
 * @returns null when the row has none
 * @throws Refusal when they lie outside Georgia
 */
export function readPoint(row: RawRow): Point | null {
  const latitude = row.latitude === undefined ? null : parseNumber(row.latitude);
  const longitude = row.longitude === undefined ? null : parseNumber(row.longitude);
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (isInside(latitude, longitude)) return { latitude, longitude };
  if (isInside(longitude, latitude)) return { latitude: longitude, longitude: latitude };
  throw new Refusal('coordinates_outside', `${latitude}, ${longitude} is not in Georgia`);
}
