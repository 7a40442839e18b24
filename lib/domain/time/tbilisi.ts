import { dayMs, hourMs } from './duration';

/** Georgia has been at UTC+4 without summer time since 27 March 2005, before any date the site shows. */
const offsetMs = 4 * hourMs;

/** The same moment with Tbilisi's clock in its UTC fields. */
export const toTbilisiClock = (moment: Date): Date => new Date(moment.getTime() + offsetMs);

/** The moment at which Tbilisi's clock shows the UTC fields of a date. */
export const fromTbilisiClock = (local: Date): Date => new Date(local.getTime() - offsetMs);

/** Calendar days of Tbilisi since 1970: the same number all day long. */
export const tbilisiDayNumber = (moment: Date): number => Math.floor(toTbilisiClock(moment).getTime() / dayMs);

/** The calendar day of Tbilisi: "2026-11-21". */
export const tbilisiDay = (moment: Date): string => toTbilisiClock(moment).toISOString().slice(0, 10);

/** The moment at which a day of Tbilisi begins. @param day `YYYY-MM-DD` */
export const tbilisiDayStart = (day: string): Date => fromTbilisiClock(new Date(`${day}T00:00:00Z`));

/** The end of a day of Tbilisi, which is the start of the next one. */
export const tbilisiDayEnd = (day: string): Date => new Date(tbilisiDayStart(day).getTime() + dayMs);

/** The calendar month of Tbilisi: "2026-11". */
export const tbilisiMonth = (moment: Date): string => tbilisiDay(moment).slice(0, 7);

/** The clock of Tbilisi as the market's API writes it: "2026-11-21 14:02:07". */
export const tbilisiTimestamp = (moment: Date): string => toTbilisiClock(moment).toISOString().slice(0, 19).replace('T', ' ');

/** The last `count` days of Tbilisi, oldest first, the day of `moment` last. */
export const lastTbilisiDays = (moment: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => tbilisiDay(new Date(moment.getTime() - (count - 1 - index) * dayMs)));
