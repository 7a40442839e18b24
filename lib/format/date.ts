import type { Locale } from '../contracts/common';
import { tbilisiDayNumber, toTbilisiClock } from '../domain/time/tbilisi';
import { NBSP } from './number';

/** Up to this many days back a date is counted, beyond it is named. */
const RELATIVE_DAYS_MAX = 6;

/** As written after a day: genitive in Russian. */
const months: Readonly<Record<Locale, readonly string[]>> = {
  ka: 'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
};
/** Standalone form. */
const monthNames: Readonly<Record<Locale, readonly string[]>> = {
  ka: months.ka,
  en: 'January February March April May June July August September October November December'.split(' '),
  ru: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' '),
};
const today: Readonly<Record<Locale, string>> = { ka: 'დღეს', en: 'today', ru: 'сегодня' };
const yesterday: Readonly<Record<Locale, string>> = { ka: 'გუშინ', en: 'yesterday', ru: 'вчера' };

/** "21 ნოემბერი"; with the year when it is not the year of `now`. Days are those of Tbilisi. */
export function formatDate(moment: Date, now: Date, locale: Locale): string {
  const local = toTbilisiClock(moment);
  const day = `${local.getUTCDate()}${NBSP}${months[locale][local.getUTCMonth()]}`;
  const year = local.getUTCFullYear();
  return year === toTbilisiClock(now).getUTCFullYear() ? day : `${day}${NBSP}${year}`;
}

/** "14:02", the clock of Tbilisi. */
export function formatTime(moment: Date): string {
  return toTbilisiClock(moment).toISOString().slice(11, 16);
}

/** "14:27:08", the clock of Tbilisi. */
export function formatTimeWithSeconds(moment: Date): string {
  return toTbilisiClock(moment).toISOString().slice(11, 19);
}

/** "21 ნოემბერი, 14:02". */
export function formatDateTime(moment: Date, now: Date, locale: Locale): string {
  return `${formatDate(moment, now, locale)}, ${formatTime(moment)}`;
}

/** "21 ნოე, 14:26", without the year, for narrow columns. */
export function formatShortDateTime(moment: Date, locale: Locale): string {
  const local = toTbilisiClock(moment);
  return `${local.getUTCDate()}${NBSP}${months[locale][local.getUTCMonth()]?.slice(0, 3)}, ${formatTime(moment)}`;
}

/**
 * "დღეს", "გუშინ", "3 დღის წინ" by calendar days of Tbilisi; earlier than six days ago, or in the future, the date itself.
 * Lower case, for use inside a sentence ("Updated today").
 */
export function formatRelativeDate(moment: Date, now: Date, locale: Locale): string {
  const daysAgo = tbilisiDayNumber(now) - tbilisiDayNumber(moment);
  if (daysAgo === 0) return today[locale];
  if (daysAgo === 1) return yesterday[locale];
  if (daysAgo < 0 || daysAgo > RELATIVE_DAYS_MAX) return formatDate(moment, now, locale);
  const counted: Record<Locale, string> = {
    ka: `${daysAgo}${NBSP}დღის წინ`,
    en: `${daysAgo} days ago`,
    // From 2 to 4 days Russian takes дня, from 5 дней.
    ru: `${daysAgo}${NBSP}${daysAgo < 5 ? 'дня' : 'дней'} назад`,
  };
  return counted[locale];
}

/** "21 ნოემბერი 2026", always with the year, as documents are dated. */
export function formatDay(moment: Date, locale: Locale): string {
  const local = toTbilisiClock(moment);
  return `${local.getUTCDate()}${NBSP}${months[locale][local.getUTCMonth()]}${NBSP}${local.getUTCFullYear()}`;
}

/** "ნოე 2026", "Nov 2026", for axes. @param month from 0 */
export const formatShortMonth = (year: number, month: number, locale: Locale): string =>
  `${(locale === 'en' ? months : monthNames)[locale][month]?.slice(0, 3)}${NBSP}${year}`;

/** "ნოემბერი 2026". @param month from 0 */
export const formatMonth = (year: number, month: number, locale: Locale): string => `${monthNames[locale][month]}${NBSP}${year}`;
