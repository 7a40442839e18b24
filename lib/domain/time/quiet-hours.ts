import { toTbilisiClock } from './tbilisi';

/** Hours of Tbilisi between which only urgent notifications are sent. */
const quietFromHour = 22;
const quietToHour = 9;

/** Whether a moment is within the quiet hours. */
export function isQuiet(moment: Date): boolean {
  const hour = toTbilisiClock(moment).getUTCHours();
  return hour >= quietFromHour || hour < quietToHour;
}

/** Milliseconds until the quiet hours; 0 during them. */
export function msUntilQuiet(moment: Date): number {
  if (isQuiet(moment)) return 0;
  const local = toTbilisiClock(moment);
  return new Date(local).setUTCHours(quietFromHour, 0, 0, 0) - local.getTime();
}
