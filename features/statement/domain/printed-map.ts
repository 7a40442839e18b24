import { type LatLng, longitudeFactor, metresPerDegree } from '@/lib/domain/place/map-bounds';

type Position = readonly [lng: number, lat: number];
export type MapFeature = {
  properties: { kind: string };
  geometry: { type: 'LineString'; coordinates: Position[] } | { type: 'Polygon'; coordinates: Position[][] };
};

/** The printed area in metres from the home. */
export const reach = { east: 600, north: 350 } as const;

/** A line or area as an SVG path, in metres from the home, north up. */
export type PrintedShape = { kind: string; path: string; isArea: boolean };

function isNear(points: readonly (readonly [number, number])[]): boolean {
  const easts = points.map(([east]) => east);
  const norths = points.map(([, north]) => north);
  return (
    Math.min(...easts) < reach.east &&
    Math.max(...easts) > -reach.east &&
    Math.min(...norths) < reach.north &&
    Math.max(...norths) > -reach.north
  );
}

/** What the paper shows around a home. */
export function printedShapes(features: readonly MapFeature[], { lat, lng }: LatLng): PrintedShape[] {
  const perDegree = metresPerDegree * longitudeFactor(lat);
  const project = ([east, north]: Position) =>
    [Math.round((east - lng) * perDegree), Math.round((lat - north) * metresPerDegree)] as const;
  return features.flatMap(({ properties: { kind }, geometry }) => {
    const isArea = geometry.type === 'Polygon';
    const lines = (isArea ? geometry.coordinates : [geometry.coordinates]).map((line) => line.map(project)).filter(isNear);
    const path = lines.map((line) => `M${line.map((point) => point.join(' ')).join('L')}${isArea ? 'Z' : ''}`).join('');
    return path === '' ? [] : [{ kind, path, isArea }];
  });
}
