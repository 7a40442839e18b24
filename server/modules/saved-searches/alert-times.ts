import { dayMs, minuteMs } from '@/lib/domain/time/duration';
import { fromTbilisiClock, tbilisiDayNumber, toTbilisiClock } from '@/lib/domain/time/tbilisi';

/** Statements published one after another come in one alert. */
const burstMs = 2 * minuteMs;

/** What is due at a moment. */
export type DueBounds = {
  /** The oldest pending match was found by then: the burst is over. */
  foundBy: Date;
  /** The hour of Tbilisi: daily and weekly alerts of it and of earlier ones may be sent. */
  hour: number;
  /** Daily and weekly alerts are sent when the last one was sent before. */
  dailyToldBefore: Date;
  weeklyToldBefore: Date;
};

export function dueAt(now: Date): DueBounds {
  const dayStart = (daysAgo: number) => fromTbilisiClock(new Date((tbilisiDayNumber(now) - daysAgo) * dayMs));
  return {
    foundBy: new Date(now.getTime() - burstMs),
    hour: toTbilisiClock(now).getUTCHours(),
    dailyToldBefore: dayStart(0),
    weeklyToldBefore: dayStart(6),
  };
}
