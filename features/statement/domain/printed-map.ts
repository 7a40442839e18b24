import { type LatLng, longitudeFactor, metresPerDegree } from '@/lib/domain/place/map-bounds';

type Position = readonly [lng: number, lat: number];
export type MapFeature = {
  properties: { kind: string };
  geometry: { type: 'LineString'; coordinates: Position[] } | { type: 'Polygon'; coordinates: Position[][] };
};

/** The printed area in metres from the home. */
const reach = { east: 600, north: 350 } as const;
export const printedMapSize = { width: 2 * reach.east, height: 2 * reach.north };

/** Marks the picture among others on the page. */
export const printedMapMark = 'data-printed-map';

/** What the map of the capital reaches, in degrees: further away no street has been drawn. */
const drawn = { west: 44.63, east: 45.015, south: 41.575, north: 41.833 } as const;

/** A line or area as an SVG path, in metres from the home, north up. */
type PrintedShape = { kind: string; path: string; isArea: boolean };

/** About ten metres: homes of one house share a picture. */
const decimals = 4;

/** The address of the small map around a home; null where no map has been drawn. */
export function printedMapPath({ lat, lng }: LatLng): string | null {
  if (lat < drawn.south || lat > drawn.north || lng < drawn.west || lng > drawn.east) return null;
  return `/og/maps/${lat.toFixed(decimals)},${lng.toFixed(decimals)}`;
}

/** The home that an address of `printedMapPath` names; null for any other text. */
export function readPrintedPlace(text: string): LatLng | null {
  const [, lat, lng] = /^(4\d\.\d{4}),(4\d\.\d{4})$/.exec(text) ?? [];
  const place = { lat: Number(lat), lng: Number(lng) };
  return lat === undefined || printedMapPath(place) === null ? null : place;
}

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
function printedShapes(features: readonly MapFeature[], { lat, lng }: LatLng): PrintedShape[] {
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

const fills: Readonly<Record<string, string>> = { park: '#d9e8d2', water: '#bfdcee', lake: '#bfdcee' };
/** Width in metres and colour. */
const strokes: Readonly<Record<string, readonly [width: number, colour: string]>> = {
  main: [16, '#f0cf85'],
  second: [11, '#b8b0aa'],
  street: [7, '#b8b0aa'],
  metro: [4, '#bf3469'],
};

function shapeMarkup({ kind, path, isArea }: PrintedShape): string {
  if (isArea) return fills[kind] ? `<path d="${path}" fill="${fills[kind]}"/>` : '';
  const stroke = strokes[kind];
  if (!stroke) return '';
  const dashes = kind === 'metro' ? ' stroke-dasharray="14 10"' : '';
  return `<path d="${path}" fill="none" stroke="${stroke[1]}" stroke-width="${stroke[0]}"${dashes} stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** The small map as an SVG document, with the home in its middle; null where nothing was drawn around it. */
export function drawPrintedMap(features: readonly MapFeature[], at: LatLng): string | null {
  const shapes = printedShapes(features, at);
  if (shapes.length === 0) return null;
  const { width, height } = printedMapSize;
  const ordered = [...shapes.filter(({ isArea }) => isArea), ...shapes.filter(({ isArea }) => !isArea)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-reach.east} ${-reach.north} ${width} ${height}">`,
    `<rect x="${-reach.east}" y="${-reach.north}" width="${width}" height="${height}" fill="#f2efec"/>`,
    ...ordered.map(shapeMarkup),
    '<circle r="16" fill="#78163e" stroke="#ffffff" stroke-width="6"/></svg>',
  ].join('');
}
