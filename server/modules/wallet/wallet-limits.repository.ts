import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { walletLimits } from './wallet.table';

export type WalletLimitRow = typeof walletLimits.$inferSelect;
type Agent = Pick<WalletLimitRow, 'companyId' | 'agentId'>;
export type WalletLimitsRepository = ReturnType<typeof createWalletLimitsRepository>;

/** What agents may spend from the wallet of their company. A month is `YYYY-MM` of Tbilisi; an earlier one has no spending left in it. */
export function createWalletLimitsRepository(executor: Executor) {
  const isIt = ({ companyId, agentId }: Agent) => and(eq(walletLimits.companyId, companyId), eq(walletLimits.agentId, agentId));
  const spentIn = (month: string) => sql`case when ${walletLimits.month} = ${month} then ${walletLimits.spentMinor} else 0 end`;

  return {
    find: async (agent: Agent): Promise<WalletLimitRow | undefined> =>
      (await executor.select().from(walletLimits).where(isIt(agent)))[0],

    /** @returns undefined when more than that was spent this month */
    set: async (agent: Agent, monthlyMinor: number, month: string): Promise<WalletLimitRow | undefined> => {
      const rows = await executor
        .insert(walletLimits)
        .values({ ...agent, monthlyMinor, month })
        .onConflictDoUpdate({
          target: [walletLimits.companyId, walletLimits.agentId],
          set: { monthlyMinor, month, spentMinor: spentIn(month) },
          setWhere: or(ne(walletLimits.month, month), sql`${walletLimits.spentMinor} <= ${monthlyMinor}`),
        })
        .returning();
      return rows[0];
    },

    remove: async (agent: Agent): Promise<void> => {
      await executor.delete(walletLimits).where(isIt(agent));
    },

    /** One conditional update, so that parallel purchases cannot go beyond the limit. @returns undefined when too little is left */
    spend: async (agent: Agent, amountMinor: number, month: string): Promise<WalletLimitRow | undefined> => {
      const spent = sql`${spentIn(month)} + ${amountMinor}`;
      const rows = await executor
        .update(walletLimits)
        .set({ spentMinor: spent, month })
        .where(and(isIt(agent), sql`${spent} <= ${walletLimits.monthlyMinor}`))
        .returning();
      return rows[0];
    },

    /** Gives back what was refunded, when it was spent this month. */
    giveBack: async (agent: Agent, amountMinor: number, month: string): Promise<void> => {
      await executor
        .update(walletLimits)
        .set({ spentMinor: sql`greatest(${walletLimits.spentMinor} - ${amountMinor}, 0)` })
        .where(and(isIt(agent), eq(walletLimits.month, month)));
    },
  };
}
