import { toTbilisiClock } from '@/lib/domain/time/tbilisi';

/** A calendar month of Tbilisi; `month` from 0. */
export type Month = { year: number; month: number; from: string; to: string };
type Range = { from: string | null; to: string | null };

const shownMonths = 12;
const dayText = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The months that the statement offers, the present one first. */
export function recentMonths(now: Date): Month[] {
  const local = toTbilisiClock(now);
  return Array.from({ length: shownMonths }, (_, back) => {
    const first = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - back, 1));
    const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
    return { year, month, from: dayText(first), to: dayText(new Date(Date.UTC(year, month + 1, 0))) };
  });
}

/** The choice that matches a range of days: its month, all time, or a custom range. */
export function periodOf({ from, to }: Range, months: readonly Month[]): string {
  if (from === null && to === null) return 'all';
  return months.find((month) => month.from === from && month.to === to)?.from ?? 'days';
}
