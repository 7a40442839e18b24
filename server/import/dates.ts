import { dayMs } from '@/lib/domain/time/duration';
import { fromTbilisiClock, toTbilisiClock } from '@/lib/domain/time/tbilisi';

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
  // With a zone of its own a moment needs no help.
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : null;
}

/**
 * When a listing was published: "2025-07-13 18:49", ISO, "13.07.2025", "13 ივლ, 18:49" and the like, on Tbilisi's clock.
 * @returns null when it cannot be read or lies in the future
 */
export function parseDate(text: string, now: Date): Date | null {
  const trimmed = text.trim();
  const moment = parseNumeric(trimmed) ?? parseNamedMonth(trimmed, now);
  if (!moment || Number.isNaN(moment.getTime()) || moment.getTime() > now.getTime() + dayMs) return null;
  return moment > now ? now : moment;
}
