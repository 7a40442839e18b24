import type { Slots } from '@/lib/contracts/money/orders';
import { slotHours } from '@/lib/domain/order/visits';

/** A day and a slot of Tbilisi. */
export type Visit = { day: string; slot: string };

type Day = Slots['days'][number];

/** How many days the grid shows at once. */
const daysShown = 7;

/** Slots of a day that are still free. */
export const freeSlots = ({ is_closed, slots }: Day): number => (is_closed ? 0 : slots.filter(({ free }) => free > 0).length);

type DayState = 'open' | 'full' | 'closed';
export function dayState(day: Day): DayState {
  if (day.is_closed || day.slots.length === 0) return 'closed';
  return freeSlots(day) > 0 ? 'open' : 'full';
}

/** The part of the days that a page of the grid shows. */
export const daysOfPage = (days: readonly Day[], page: number): Day[] => days.slice(page * daysShown, (page + 1) * daysShown);

export const pageCount = (days: readonly Day[]): number => Math.max(1, Math.ceil(days.length / daysShown));

/** Whether a visit can still be booked. */
export const isFree = (days: readonly Day[], { day, slot }: Visit): boolean => {
  const found = days.find((candidate) => candidate.day === day);
  return (
    found !== undefined && !found.is_closed && found.slots.some((candidate) => candidate.slot === slot && candidate.free > 0)
  );
};

/** "14:00–16:00": the slot that begins at the time. */
export function slotRange(slot: string): string {
  const [hours = '0', minutes = '00'] = slot.split(':');
  return `${slot}–${String(Number(hours) + slotHours).padStart(2, '0')}:${minutes}`;
}

/** The day at noon of Tbilisi, which formats as that day. */
export const momentOfDay = (day: string): Date => new Date(`${day}T08:00:00Z`);

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** "0" Sunday to "6" Saturday, as the dictionaries count them. */
export const weekdayOf = (day: string): (typeof weekdays)[number] => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '0';
