import { toTbilisiClock } from './tbilisi';

/** Hours of Tbilisi between which nobody is notified of anything that can wait. */
const quietFromHour = 22;
const quietToHour = 9;

/** Whether people of Tbilisi sleep. */
export function isQuiet(moment: Date): boolean {
  const hour = toTbilisiClock(moment).getUTCHours();
  return hour >= quietFromHour || hour < quietToHour;
}

/** How long it is day yet; 0 at night. */
export function msUntilQuiet(moment: Date): number {
  if (isQuiet(moment)) return 0;
  const local = toTbilisiClock(moment);
  return new Date(local).setUTCHours(quietFromHour, 0, 0, 0) - local.getTime();
}
