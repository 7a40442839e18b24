import { hourMs } from './duration';
import { fromTbilisiClock, toTbilisiClock } from './tbilisi';

/** Hours of Tbilisi between which nobody is told of anything that can wait. */
const quietFromHour = 22;
const quietToHour = 9;

/** Whether people of Tbilisi sleep. */
export function isQuiet(moment: Date): boolean {
  const hour = toTbilisiClock(moment).getUTCHours();
  return hour >= quietFromHour || hour < quietToHour;
}

/** The moment itself by day; at night the next morning. */
export function afterQuiet(moment: Date): Date {
  if (!isQuiet(moment)) return moment;
  const local = toTbilisiClock(moment);
  if (local.getUTCHours() >= quietFromHour) local.setTime(local.getTime() + (24 - quietFromHour) * hourMs);
  local.setUTCHours(quietToHour, 0, 0, 0);
  return fromTbilisiClock(local);
}
