import { longitudeFactor, metresPerDegree } from '@/lib/domain/place/map-bounds';

/** The rectangle that holds Tbilisi with its suburbs, in degrees (WGS 84). */
const south = 41.58;
const north = 41.9;
const west = 44.55;
const east = 45.1;

/** Where metres are counted from: Freedom Square. */
const originLatitude = 41.6934;
const originLongitude = 44.8015;
const metresPerDegreeEast = metresPerDegree * longitudeFactor(originLatitude);

/** Whether a point can be an apartment of Tbilisi; (0, 0) and other cities cannot. */
export function isInTbilisi(latitude: number, longitude: number): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Metres to the east of the origin; exact to a few metres over the whole city. */
export function eastMetres(longitude: number): number {
  return (longitude - originLongitude) * metresPerDegreeEast;
}

/** Metres to the north of the origin. */
export function northMetres(latitude: number): number {
  return (latitude - originLatitude) * metresPerDegree;
}
