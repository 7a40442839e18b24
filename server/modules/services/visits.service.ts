import type { Slots } from '@/lib/contracts/money/orders';
import { hasVisit } from '@/lib/domain/order/services';
import { bookableDays, isBookable, listedDays, weekdayOf } from '@/lib/domain/order/visits';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { serviceIdOf } from './services.service';
import type { VisitsRepository } from './visits.repository';

export type VisitsService = ReturnType<typeof createVisitsService>;

/** Days in their order, from one on. */
const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(new Date(`${from}T00:00:00Z`).getTime() + index * dayMs).toISOString().slice(0, 10),
  );

/** @throws ApiError 404 for a service without visits */
function visitedServiceIdOf(key: string): number {
  const serviceId = serviceIdOf(key);
  if (!hasVisit(serviceId)) throw notFound();
  return serviceId;
}

/** When visits can be booked, and who waits for a city. */
export function createVisitsService({ visits, clock }: { visits: VisitsRepository; clock: Clock }) {
  return {
    /** Fourteen days from a day on, none before today. @throws ApiError 404 for a service without visits */
    slots: async (key: string, cityId: number, from: string | undefined): Promise<Slots> => {
      const serviceId = visitedServiceIdOf(key);
      const now = clock();
      const today = tbilisiDay(now);
      const last = daysFrom(today, bookableDays).at(-1) ?? today;
      const days = daysFrom(from !== undefined && from > today ? from : today, listedDays).filter((day) => day <= last);
      const capacities = await visits.capacities(serviceId, cityId);
      if (!capacities.some(({ capacity }) => capacity > 0)) return { is_served: false, days: [] };
      const [closed, booked] = await Promise.all([
        visits.closedDays(days[0] ?? today, last),
        days.length === 0 ? [] : visits.bookings(serviceId, cityId, days),
      ]);
      const freeOf = (day: string, slot: string, capacity: number): number => {
        const count = booked.find((row) => row.day === day && row.slot === slot)?.count ?? 0;
        return isBookable(day, slot, now) ? Math.max(0, capacity - count) : 0;
      };
      return {
        is_served: true,
        days: days.map((day) => {
          const slots = closed.includes(day) ? [] : capacities.filter(({ weekday }) => weekday === weekdayOf(day));
          return {
            day,
            is_closed: slots.length === 0,
            slots: slots.map(({ slot, capacity }) => ({ slot, free: freeOf(day, slot, capacity) })),
          };
        }),
      };
    },

    /** Stores a request to be notified about a city. */
    notifyMe: async (key: string, cityId: number, userId: number): Promise<void> => {
      await visits.waitFor({ serviceId: visitedServiceIdOf(key), cityId, userId, createdAt: clock() });
    },
  };
}
