import { hourMs } from '../time/duration';
import { fromTbilisiClock } from '../time/tbilisi';

/** A slot lasts two hours from its time. */
export const slotHours = 2;
/** How long before the visit a reschedule or a cancellation is still free. */
export const freeChangeMs = 12 * hourMs;
/** How long before its start a slot can still be booked. */
const bookingLeadMs = 3 * hourMs;
/** Days that can be booked, today included, and that one response lists. */
export const bookableDays = 60;
export const listedDays = 14;

/** When a visit begins. @param day `YYYY-MM-DD` and @param slot `HH:MM` of Tbilisi */
export const visitStart = (day: string, slot: string): Date => fromTbilisiClock(new Date(`${day}T${slot}:00Z`));

export const isBookable = (day: string, slot: string, now: Date): boolean =>
  visitStart(day, slot).getTime() - now.getTime() >= bookingLeadMs;

/** Until when an order with a visit may be changed or cancelled by its buyer for free. */
export const freeChangeUntil = (visitAt: Date): Date => new Date(visitAt.getTime() - freeChangeMs);

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
