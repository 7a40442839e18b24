import type { OpeningHours } from '@/lib/contracts/companies/opening-hours';
import { toTbilisiClock } from '@/lib/domain/time/tbilisi';

/** Whether an office is open now; `from` is the next time it opens. */
export type OpeningState = { kind: 'open'; to: string } | { kind: 'closed'; weekday: number; from: string } | { kind: 'unknown' };

const daysOfWeek = 7;

/** The state of an office at a moment, by Tbilisi time. */
export function openingState(hours: readonly OpeningHours[], now: Date): OpeningState {
  const clock = toTbilisiClock(now);
  const today = clock.getUTCDay() || daysOfWeek;
  const time = clock.toISOString().slice(11, 16);
  const ofDay = (weekday: number) => hours.find((day) => day.weekday === weekday);
  const current = ofDay(today);
  if (current && current.from <= time && time < current.to) return { kind: 'open', to: current.to };
  if (current && time < current.from) return { kind: 'closed', weekday: today, from: current.from };
  for (let ahead = 1; ahead <= daysOfWeek; ahead += 1) {
    const next = ofDay(((today - 1 + ahead) % daysOfWeek) + 1);
    if (next) return { kind: 'closed', weekday: next.weekday, from: next.from };
  }
  return { kind: 'unknown' };
}
