/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

/** Metres in a degree of latitude; of longitude times the cosine of the latitude. */
export const metresPerDegree = 111_320;

/** The cosine of a latitude in degrees: how much shorter a degree of longitude is there than one of latitude. */
export const longitudeFactor = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** Metres between two points; exact enough inside a country of Georgia's size. */
export function distanceMetres(from: Point, to: Point): number {
  const northMetres = (from.latitude - to.latitude) * metresPerDegree;
  const eastMetres = (from.longitude - to.longitude) * metresPerDegree * longitudeFactor(from.latitude);
  return Math.hypot(northMetres, eastMetres);
}
