import type { Point } from '@/lib/domain/place/map-bounds';
import { dayMs } from '@/lib/domain/time/duration';
import { fromTbilisiClock, toTbilisiClock } from '@/lib/domain/time/tbilisi';
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

/** Beginnings of the names of months, as listings abbreviate them. */
const months: readonly (readonly string[])[] = [
  ['იან', 'jan', 'янв'],
  ['თებ', 'feb', 'фев'],
  ['მარ', 'mar', 'мар'],
  ['აპრ', 'apr', 'апр'],
  ['მაი', 'may', 'ма'],
  ['ივნ', 'jun', 'июн'],
  ['ივლ', 'jul', 'июл'],
  ['აგვ', 'aug', 'авг'],
  ['სექ', 'sep', 'сен'],
  ['ოქტ', 'oct', 'окт'],
  ['ნოე', 'nov', 'ноя'],
  ['დეკ', 'dec', 'дек'],
];

const monthOf = (name: string): number =>
  months.findIndex((starts) => starts.some((start) => name.toLowerCase().startsWith(start)));

/** A moment of Tbilisi's clock; null when the calendar has no such day. */
function tbilisiDate(year: number, month: number, day: number, hour = 0, minute = 0): Date | null {
  const utc = Date.UTC(year, month, day, hour, minute);
  const calendar = new Date(utc);
  if (calendar.getUTCMonth() !== month || calendar.getUTCDate() !== day) return null;
  return fromTbilisiClock(calendar);
}

function parseNamedMonth(text: string, now: Date): Date | null {
  const match = text.match(/^(\d{1,2})\s+(\p{Letter}+)\.?,?\s*(\d{4})?,?\s*(?:(\d{1,2}):(\d{2}))?/u);
  const month = match ? monthOf(match[2] ?? '') : -1;
  if (!match || month < 0) return null;
  const [, day, , year, hour, minute] = match;
  const inYear = (value: number) => tbilisiDate(value, month, Number(day), Number(hour ?? 0), Number(minute ?? 0));
  if (year) return inYear(Number(year));
  // Without a year it is the last such day that has passed.
  const thisYear = toTbilisiClock(now).getUTCFullYear();
  return [thisYear, thisYear - 1].map(inYear).find((moment) => moment !== null && moment <= now) ?? null;
}

function parseNumeric(text: string): Date | null {
  const iso = text.match(/^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/);
  if (iso) return tbilisiDate(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]), Number(iso[4] ?? 0), Number(iso[5] ?? 0));
  const dotted = text.match(/^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:,?\s+(\d{1,2}):(\d{2}))?$/);
  if (dotted)
    return tbilisiDate(
      Number(dotted[3]),
      Number(dotted[2]) - 1,
      Number(dotted[1]),
      Number(dotted[4] ?? 0),
      Number(dotted[5] ?? 0),
    );
  // The text has its own time zone.
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : null;
}

/**
 * When a listing was published: "2025-07-13 18:49", ISO, "13.07.2025", "13 ივლ, 18:49" and the like, on Tbilisi's clock.
 * @returns null when it cannot be read or is in the future
 */
export function parseDate(text: string, now: Date): Date | null {
  const trimmed = text.trim();
  const moment = parseNumeric(trimmed) ?? parseNamedMonth(trimmed, now);
  if (!moment || Number.isNaN(moment.getTime()) || moment.getTime() > now.getTime() + dayMs) return null;
  return moment > now ? now : moment;
}

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
