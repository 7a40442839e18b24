import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { banks } from './mortgage.table';

export type BankRow = typeof banks.$inferSelect;
export type BanksRepository = ReturnType<typeof createBanksRepository>;

/** Banks that lend here. */
export function createBanksRepository(executor: Executor) {
  return {
    list: (): Promise<BankRow[]> =>
      executor.select().from(banks).where(eq(banks.isActive, true)).orderBy(asc(banks.position), asc(banks.id)),

    findActive: async (id: number): Promise<BankRow | null> => {
      const [row] = await executor
        .select()
        .from(banks)
        .where(and(eq(banks.id, id), eq(banks.isActive, true)));
      return row ?? null;
    },
  };
}
