import type { Point } from '@/lib/domain/place/map-bounds';
import type { RawRow } from './columns';
import { Refusal } from './refusal';

/**
 * A number as people write it: "1 020", "1,020", "61812.0", "60,6". A comma before exactly three digits parts thousands.
 * @param dotGroups whether a dot before three digits parts thousands too ("61.812" as a price, not as an area)
 * @returns null when there is no number
 */
export function parseNumber(text: string, dotGroups = false): number | null {
  const found = text.replace(/[\s\u00A0\u202F'’]/g, '').match(/-?\d[\d.,]*/)?.[0];
  if (!found) return null;
  const plain = found
    .replace(/(?<![.,])[.,]+$/, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(dotGroups ? /\.(?=\d{3}(?:\D|$))/g : /$^/, '')
    .replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** "100-120 m²", "100 000 $ – 120 000 $": two figures of which the first is the lower bound. */
export const isRange = (text: string): boolean => /\d[^\d-–—]*[-–—]\s*[$₾]?\s*\d/.test(text);

/** The whole number in a text, or null. */
export function parseInteger(text: string | undefined): number | null {
  const value = text === undefined ? null : parseNumber(text);
  return value === null ? null : Math.trunc(value);
}

/** 1, yes, კი and the like. */
export const isYes = (text: string | undefined): boolean =>
  text !== undefined && /^(1|1\.0|true|yes|y|კი|არის|აქვს|да|есть|\+)$/i.test(text.trim());

/** The country with its sea coast, in degrees. */
const south = 41.0;
const north = 43.6;
const west = 39.9;
const east = 46.8;

const isInside = (latitude: number, longitude: number): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/**
 * The point of a row. Swapped coordinates are corrected.
 * @returns null when the row has none
 * @throws Refusal when they are outside Georgia
 */
export function readPoint(row: RawRow): Point | null {
  const latitude = row.latitude === undefined ? null : parseNumber(row.latitude);
  const longitude = row.longitude === undefined ? null : parseNumber(row.longitude);
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (isInside(latitude, longitude)) return { latitude, longitude };
  if (isInside(longitude, latitude)) return { latitude: longitude, longitude: latitude };
  throw new Refusal('coordinates_outside', `${latitude}, ${longitude} is not in Georgia`);
}
