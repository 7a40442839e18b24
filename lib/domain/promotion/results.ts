import { roundDecimal } from '../rounding';
import { dayMs } from '../time/duration';

/** What happened to a statement on a day of Tbilisi. */
export type DayCounts = { views: number; phoneReveals: number; messages: number };
export type CountName = keyof DayCounts;
export type MeasuredDay = DayCounts & { date: string; kind: 'before' | 'other' | 'during'; isToday: boolean };
/** Days of Tbilisi, both included. */
export type DayRange = { from: string; to: string };

/** Averages per day; null where there is nothing to compare with, or too little. */
export type Comparison = {
  beforeTotal: number;
  duringTotal: number;
  before: number | null;
  during: number;
  times: number | null;
};

/** The days before a promotion that it is compared with, at most. */
const comparedDaysMax = 14;
/** Fewer events before make any multiplier chance. */
const eventsMin = 5;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Days from the first to the last; none when the last comes first. */
export function daysBetween({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * The days of a promotion so far and up to 14 right before it, oldest first.
 * @param listedFrom the first day the statement could be seen on; earlier days are left out
 * @param isPromoted whether another promotion ran on a day, so that it compares with nothing
 */
export function measuredDays(
  { from, to }: DayRange,
  { today, listedFrom, isPromoted }: { today: string; listedFrom: string; isPromoted: (day: string) => boolean },
  countsOf: (day: string) => DayCounts,
): MeasuredDay[] {
  const earliest = addDays(from, -comparedDaysMax);
  const before = daysBetween({ from: earliest < listedFrom ? listedFrom : earliest, to: addDays(from, -1) });
  const during = daysBetween({ from, to: to < today ? to : today });
  const measured = (date: string, kind: MeasuredDay['kind']): MeasuredDay => ({
    ...countsOf(date),
    date,
    kind,
    isToday: date === today,
  });
  return [
    ...before.map((date) => measured(date, isPromoted(date) ? 'other' : 'before')),
    ...during.map((date) => measured(date, 'during')),
  ];
}

const isBefore = ({ kind }: MeasuredDay): boolean => kind === 'before';

/** The days that averages count: today is not over and counts only where there is no other day. */
export function countedDays(days: readonly MeasuredDay[]): { before: MeasuredDay[]; during: MeasuredDay[] } {
  const during = days.filter(({ kind }) => kind === 'during');
  const over = during.filter(({ isToday }) => !isToday);
  return { before: days.filter(isBefore), during: over.length > 0 ? over : during };
}

/** Averages per day before and during, to one decimal, and how many times as many. */
export function compare(days: readonly MeasuredDay[], name: CountName): Comparison {
  const counted = countedDays(days);
  const sumOf = (some: readonly MeasuredDay[]): number => some.reduce((sum, day) => sum + day[name], 0);
  const beforeTotal = sumOf(counted.before);
  const before = counted.before.length === 0 ? null : beforeTotal / counted.before.length;
  const during = counted.during.length === 0 ? 0 : sumOf(counted.during) / counted.during.length;
  return {
    beforeTotal,
    duringTotal: sumOf(days.filter(({ kind }) => kind === 'during')),
    before: before === null ? null : roundDecimal(before, 1),
    during: roundDecimal(during, 1),
    times: before === null || beforeTotal < eventsMin ? null : roundDecimal(during / before, 1),
  };
}
