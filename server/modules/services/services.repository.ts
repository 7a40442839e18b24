import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { orders } from '../orders/orders.table';
import { raters, serviceForms, servicePages } from './services.table';

export type RaterRow = typeof raters.$inferSelect;
export type ServiceFormRow = typeof serviceForms.$inferSelect;
export type ServicePageRow = typeof servicePages.$inferSelect;
export type ServicesRepository = ReturnType<typeof createServicesRepository>;

/** Forms, pages and valuers of the paid services. */
export function createServicesRepository(executor: Executor) {
  return {
    findForm: async (serviceId: number): Promise<ServiceFormRow | undefined> =>
      (await executor.select().from(serviceForms).where(eq(serviceForms.serviceId, serviceId)))[0],

    findPage: async (key: string): Promise<ServicePageRow | undefined> =>
      (await executor.select().from(servicePages).where(eq(servicePages.key, key)))[0],

    findRaters: (): Promise<RaterRow[]> =>
      executor.select().from(raters).where(eq(raters.isActive, true)).orderBy(asc(raters.position), asc(raters.id)),

    /**
     * How often each choice of a service was paid for since a moment.
     * @param detail the name in the order's details of the choice
     */
    countChoices: async (serviceId: number, detail: string, since: Date): Promise<Map<string, number>> => {
      const choice = sql<string | null>`${orders.details} ->> ${detail}::text`;
      const rows = await executor
        .select({ choice, total: count() })
        .from(orders)
        .where(and(eq(orders.serviceId, serviceId), gte(orders.paidAt, since)))
        .groupBy(sql`1`);
      return new Map(rows.flatMap((row) => (row.choice === null ? [] : [[row.choice, row.total]])));
    },
  };
}
