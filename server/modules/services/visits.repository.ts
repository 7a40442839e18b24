import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../db/client';
import { serviceWaitlist, visitBookings, visitCapacities, visitClosures } from './services.table';

export type Visit = { serviceId: number; cityId: number; day: string; slot: string };
export type VisitsRepository = ReturnType<typeof createVisitsRepository>;

/** Capacity of visits, what is booked of it, and who waits for a city. */
export function createVisitsRepository(executor: Executor) {
  return {
    servedCityIds: async (serviceId: number): Promise<number[]> => {
      const rows = await executor
        .selectDistinct({ cityId: visitCapacities.cityId })
        .from(visitCapacities)
        .where(and(eq(visitCapacities.serviceId, serviceId), sql`${visitCapacities.capacity} > 0`));
      return rows.map(({ cityId }) => cityId).sort((one, other) => one - other);
    },

    /** Slots of every weekday, the earliest first. */
    capacities: (serviceId: number, cityId: number) =>
      executor
        .select()
        .from(visitCapacities)
        .where(and(eq(visitCapacities.serviceId, serviceId), eq(visitCapacities.cityId, cityId)))
        .orderBy(asc(visitCapacities.weekday), asc(visitCapacities.slot)),

    closedDays: async (from: string, to: string): Promise<string[]> => {
      const rows = await executor
        .select({ day: visitClosures.day })
        .from(visitClosures)
        .where(between(visitClosures.day, from, to));
      return rows.map(({ day }) => day);
    },

    bookings: (serviceId: number, cityId: number, days: string[]) =>
      executor
        .select()
        .from(visitBookings)
        .where(and(eq(visitBookings.serviceId, serviceId), eq(visitBookings.cityId, cityId), inArray(visitBookings.day, days))),

    /**
     * Books a place in a slot: one statement that counts up only below the capacity of the weekday, so that no slot is sold twice.
     * @returns false when the slot is full, closed, or none
     */
    book: async ({ serviceId, cityId, day, slot }: Visit): Promise<boolean> => {
      const rows = await queryRows<{ count: number }>(
        executor,
        sql`insert into visit_bookings (service_id, city_id, day, slot, count)
          select ${serviceId}::int, ${cityId}::int, ${day}::text, ${slot}::text, 1 from visit_capacities
          where service_id = ${serviceId} and city_id = ${cityId} and slot = ${slot} and capacity > 0
            and weekday = extract(isodow from ${day}::date)
            and not exists (select 1 from visit_closures where day = ${day})
          on conflict (service_id, city_id, day, slot) do update set count = visit_bookings.count + 1
          where visit_bookings.count < (select capacity from visit_capacities where service_id = ${serviceId} and city_id = ${cityId}
            and slot = ${slot} and weekday = extract(isodow from ${day}::date))
          returning count`,
      );
      return rows.length > 0;
    },

    /** Frees a place. */
    release: async ({ serviceId, cityId, day, slot }: Visit): Promise<void> => {
      await executor
        .update(visitBookings)
        .set({ count: sql`${visitBookings.count} - 1` })
        .where(
          and(
            eq(visitBookings.serviceId, serviceId),
            eq(visitBookings.cityId, cityId),
            eq(visitBookings.day, day),
            eq(visitBookings.slot, slot),
            sql`${visitBookings.count} > 0`,
          ),
        );
    },

    waitFor: async (row: typeof serviceWaitlist.$inferInsert): Promise<void> => {
      await executor.insert(serviceWaitlist).values(row).onConflictDoNothing();
    },
  };
}
