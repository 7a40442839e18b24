import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

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

/** South, west, north, east in degrees, as the list's filter has them. */
export type MapBounds = NonNullable<StatementFilters['bounds']>;
export type LatLng = { lat: number; lng: number };

/** Where a map of no place in particular begins; the zoom counts tiles of 256 pixels. */
export const defaultView = { center: { lat: 41.725, lng: 44.77 }, zoom: 14 } as const;

/** After a move of more than this share of the view, the map offers to search there. */
const FAR_SHARE = 0.2;
/** About a metre. */
const DECIMALS = 5;
/** Room around points that a view is fitted to. */
const PADDING_SHARE = 0.08;
/** The smallest side of a fitted view, about 500 metres. */
const SIDE_MIN_DEGREES = 0.005;

const sizeOf = ([south, west, north, east]: MapBounds) => ({ width: east - west, height: north - south });

/** Bounds as in an address: about a metre fine, inside the globe. */
export function roundBounds([south, west, north, east]: MapBounds): MapBounds {
  const round = (value: number, limit: number): number => Number(Math.min(limit, Math.max(-limit, value)).toFixed(DECIMALS));
  return [round(south, 90), round(west, 180), round(north, 90), round(east, 180)];
}

export function isSameBounds(one: MapBounds, other: MapBounds): boolean {
  return roundBounds(one).join() === roundBounds(other).join();
}

/** Whether a view shows another area than the one that was searched: moved or scaled by more than a fifth of it. */
export function hasMovedFar(from: MapBounds, to: MapBounds): boolean {
  const before = sizeOf(from);
  const after = sizeOf(to);
  if (before.width <= 0 || before.height <= 0) return true;
  const movedX = Math.abs((to[1] + to[3] - from[1] - from[3]) / 2) / before.width;
  const movedY = Math.abs((to[0] + to[2] - from[0] - from[2]) / 2) / before.height;
  const scaled = Math.abs(after.width / before.width - 1);
  return Math.max(movedX, movedY, scaled) > FAR_SHARE;
}

/** The square that reaches so far from a point. */
export function boundsWithin({ lat, lng }: LatLng, metres: number): MapBounds {
  const north = metres / metresPerDegree;
  const east = north / longitudeFactor(lat);
  return roundBounds([lat - north, lng - east, lat + north, lng + east]);
}

export function isInside([south, west, north, east]: MapBounds, { lat, lng }: LatLng): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** The bounds of points, with some room around; null without any. */
export function boundsAround(points: readonly LatLng[]): MapBounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = padded(Math.min(...lats), Math.max(...lats));
  const [west, east] = padded(Math.min(...lngs), Math.max(...lngs));
  return roundBounds([south, west, north, east]);
}

function padded(from: number, to: number): [number, number] {
  const room = Math.max((to - from) * PADDING_SHARE, (SIDE_MIN_DEGREES - (to - from)) / 2);
  return [from - room, to + room];
}
