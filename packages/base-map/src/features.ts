import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Position } from './geometry';

export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };
export type Feature = { kind: string; geometry: Geometry; properties?: Record<string, string | number> };

/** About a metre. */
const decimals = 5;

const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(decimals)) : value);

/** Writes features as GeoJSON, one on a line, and says what they weigh. */
export function writeFeatures(path: string, features: Feature[]): void {
  const lines = features.map(({ kind, geometry, properties }) =>
    JSON.stringify({ type: 'Feature', properties: { kind, ...properties }, geometry }, rounded),
  );
  const text = `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
  writeFileSync(path, text);
  console.info(`${path}: ${features.length} features, ${(gzipSync(text).length / 1024).toFixed(1)} KB gzip`);
}
