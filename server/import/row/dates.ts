import { dayMs, hourMs, minuteMs } from '@/lib/domain/time/duration';
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

const monthOf = (name: string): number => months.findIndex((starts) => starts.some((start) => name.startsWith(start)));

type Parts = Partial<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'zone', string>>;

/** "+04:00", "+0400", "Z", "GMT" in minutes. */
function zoneMinutes(zone: string): number {
  const [, sign, hours, minutes] = zone.match(/^([+-])(\d{2}):?(\d{2})?$/) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

/** A moment in its own time zone, or on Tbilisi's clock; null when calendar or clock have no such moment. */
function momentOf({ year, month, day, hour = '0', minute = '0', second = '0', zone }: Parts, monthIndex = Number(month) - 1) {
  const numbers = [Number(year), monthIndex, Number(day), Number(hour), Number(minute), Number(second)] as const;
  const clock = new Date(Date.UTC(...numbers));
  const isReal =
    clock.getUTCFullYear() === numbers[0] &&
    clock.getUTCMonth() === monthIndex &&
    clock.getUTCDate() === numbers[2] &&
    clock.getUTCHours() === numbers[3] &&
    clock.getUTCMinutes() === numbers[4];
  if (!isReal) return null;
  return zone ? new Date(clock.getTime() - zoneMinutes(zone) * minuteMs) : fromTbilisiClock(clock);
}

const time = '(?:(?:,|\\s|at\\s|в\\s|t)+(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,]\\d+)?)?)?';
const zone = '(?:\\s*(?<zone>z|utc|gmt|[+-]\\d{2}:?(?:\\d{2})?))?';
const yearWord = '(?:\\s*(?:г|წ)(?:\\.|(?=,|\\s|$)))?';
const dated = (day: string): RegExp => new RegExp(`^${day}${time}${zone}$`, 'u');

/** Numbers in the order of the country or of ISO; a day of two digits before a slash could be a month. */
const numeric: readonly RegExp[] = [
  dated('(?<year>\\d{4})([-./])(?<month>\\d{1,2})\\2(?<day>\\d{1,2})'),
  dated(`(?<day>\\d{1,2})([./-])(?<month>\\d{1,2})\\2(?<year>\\d{4})${yearWord}`),
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:t?(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?(?<zone>z)?)?$/,
];
const shortYear = dated('(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{2})');
const named: readonly RegExp[] = [
  dated(`(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s.-]+(?<name>\\p{L}+)\\.?(?:[\\s,-]*(?<year>\\d{4})${yearWord})?`),
  dated('(?<name>\\p{L}+)\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})'),
  dated('(?<year>\\d{4})\\s+წლის\\s+(?<day>\\d{1,2})\\s+(?<name>\\p{L}+)'),
];

function parseNumeric(text: string): Date | null {
  const parts = numeric.map((form) => text.match(form)?.groups).find((groups) => groups !== undefined);
  if (parts) return momentOf(parts);
  const short = text.match(shortYear)?.groups;
  return short ? momentOf({ ...short, year: `20${short.year}` }) : null;
}

function parseNamedMonth(text: string, now: Date): Date | null {
  const withoutWeekday = text.replace(/^\p{L}{2,}\.?,\s*(?=\d)/u, '');
  const parts = named.map((form) => withoutWeekday.match(form)?.groups).find((groups) => groups !== undefined);
  const month = parts ? monthOf(parts.name ?? '') : -1;
  if (!parts || month < 0) return null;
  if (parts.year) return momentOf(parts, month);
  // Without a year it is the last such day that has passed.
  const thisYear = toTbilisiClock(now).getUTCFullYear();
  const past = [thisYear, thisYear - 1].map((year) => momentOf({ ...parts, year: String(year) }, month));
  return past.find((moment) => moment !== null && moment <= now) ?? null;
}

/** Units of time by the beginnings of their names in three languages. */
const spans: readonly (readonly [RegExp, number])[] = [
  [/^(sec|წამ|сек)/, 1000],
  [/^(min|წუთ|წთ|мин)/, minuteMs],
  [/^(h|საათ|სთ|час)/, hourMs],
  [/^(d|დღ|д)/, dayMs],
  [/^(w|კვირ|нед)/, 7 * dayMs],
  [/^(mo|თვ|мес)/, 30 * dayMs],
  [/^(y|წლ|წელ|год|лет)/, 365 * dayMs],
];
const ago =
  /^(?:about |около |დაახლოებით )?(?<count>\d{1,4}|an?|one|ერთი|один|одну)?\s*(?<unit>\p{L}+)\.?\s+(?:ago|назад|წინ|უკან)$/u;
const justNow = /^(just now|now|ახლახანს?|ახლა|только что|сейчас)$/;
const days: readonly (readonly [RegExp, number])[] = [
  [/^(today|დღეს|сегодня)/, 0],
  [/^(day before yesterday|გუშინწინ|позавчера)/, 2],
  [/^(yesterday|გუშინ|вчера)/, 1],
];

function parseRelative(text: string, now: Date): Date | null {
  if (justNow.test(text)) return now;
  const past = text.match(ago)?.groups;
  const span = past ? spans.find(([name]) => name.test(past.unit ?? ''))?.[1] : undefined;
  if (past && span !== undefined) return new Date(now.getTime() - (Number(past.count) || 1) * span);
  const [start, back] = days.find(([name]) => name.test(text)) ?? [];
  if (!start || back === undefined) return null;
  const clock = text.replace(start, '').match(new RegExp(`^${time}$`, 'u'))?.groups;
  if (!clock) return null;
  const day = toTbilisiClock(new Date(now.getTime() - back * dayMs));
  return momentOf({ ...clock, year: String(day.getUTCFullYear()), day: String(day.getUTCDate()) }, day.getUTCMonth());
}

/** Seconds or milliseconds since 1970. */
function parseUnix(text: string): Date | null {
  const [, seconds, milliseconds] = text.match(/^(?:(\d{10})(?:\.\d+)?|(\d{13}))$/) ?? [];
  if (seconds !== undefined) return new Date(Number(seconds) * 1000);
  return milliseconds === undefined ? null : new Date(Number(milliseconds));
}

/** No listing is older; what says so is an empty date of some database. */
const oldest = new Date('2000-01-01T00:00:00Z');

/** Whether a date counts from the day of the file: "3 days ago". */
export const isRelativeDate = (text: string, now: Date): boolean => parseRelative(text.trim().toLowerCase(), now) !== null;

/**
 * When a listing was published, on Tbilisi's clock: "2025-07-13 18:49", ISO, "13.07.2025", "13 ივლ, 18:49", "3 days ago", "вчера, 10:00",
 * seconds or milliseconds since 1970 and the like. What is in the future is now.
 * @returns null when it cannot be read, as "7/13/2025" or "31.02.2025"
 */
export function parseDate(text: string, now: Date): Date | null {
  const written = text.trim().toLowerCase();
  const moment = parseNumeric(written) ?? parseUnix(written) ?? parseRelative(written, now) ?? parseNamedMonth(written, now);
  if (!moment || moment < oldest) return null;
  return moment > now ? now : moment;
}
