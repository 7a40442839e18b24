import { gte, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { visitDays } from '../site/site.table';

export const createVisitsRepository = (db: Executor) => ({
  /** Counts one more on a day. */
  add: async (day: string): Promise<void> => {
    await db
      .insert(visitDays)
      .values({ day, visits: 1 })
      .onConflictDoUpdate({ target: visitDays.day, set: { visits: sql`${visitDays.visits} + 1` } });
  },
  countSince: async (day: string): Promise<number> => {
    const [row] = await db
      .select({ visits: sum(visitDays.visits) })
      .from(visitDays)
      .where(gte(visitDays.day, day));
    return Number(row?.visits ?? 0);
  },
});

export type VisitsRepository = ReturnType<typeof createVisitsRepository>;
