import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { openOrderStates } from '@/lib/contracts/money/orders';
import type { Executor } from '../../db/client';
import { isInForce } from '../bans/bans.repository';
import { userBans } from '../bans/bans.table';
import { orders } from '../orders/orders.table';
import { indexStatements } from '../search/rows/search.rows.repository';
import { staffMembers } from '../staff/staff.table';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';
import { accountDeletions } from './personal-data.table';

export type DeletionRow = typeof accountDeletions.$inferSelect;
export type DeletionsRepository = ReturnType<typeof createDeletionsRepository>;

/** Accounts that are to be deleted, and the statements that left the lists with them. */
export function createDeletionsRepository(executor: Executor) {
  const find = async (userId: number): Promise<DeletionRow | undefined> =>
    (await executor.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)))[0];

  const move = async (condition: ReturnType<typeof and>, state: 'active' | 'hidden'): Promise<number[]> => {
    const version = sql`${statements.version} + 1`;
    const moved = await executor.update(statements).set({ state, version }).where(condition).returning({ id: statements.id });
    const ids = moved.map(({ id }) => id);
    await indexStatements(executor, ids);
    return ids;
  };

  return {
    find,

    /** Locks the account until the transaction ends. */
    lockUser: async (userId: number): Promise<{ isStaff: boolean; openOrders: number }> => {
      await executor.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const isOpen = and(eq(orders.userId, userId), inArray(orders.state, [...openOrderStates]));
      return {
        isStaff: (await executor.$count(staffMembers, eq(staffMembers.userId, userId))) > 0,
        openOrders: await executor.$count(orders, isOpen),
      };
    },

    /** Stores the request, and takes the person's active statements out of the lists. */
    add: async (userId: number, requestedAt: Date, dueAt: Date): Promise<DeletionRow> => {
      const hidden = await move(and(eq(statements.userId, userId), eq(statements.state, 'active')), 'hidden');
      const [row] = await executor
        .insert(accountDeletions)
        .values({ userId, requestedAt, dueAt, hiddenStatements: hidden })
        .returning();
      if (!row) throw new Error('The deletion was not stored.');
      return row;
    },

    /**
     * Undoes the request. The statements that left with it return; those of a banned account stay hidden.
     * @returns whether there was a request
     */
    remove: async (userId: number, now: Date): Promise<boolean> => {
      const [row] = await executor.delete(accountDeletions).where(eq(accountDeletions.userId, userId)).returning();
      if (!row) return false;
      const ban = executor
        .select({ id: userBans.id })
        .from(userBans)
        .where(and(eq(userBans.userId, userId), isInForce(now)));
      await move(and(inArray(statements.id, row.hiddenStatements), eq(statements.state, 'hidden'), notExists(ban)), 'active');
      return true;
    },

    /** Accounts whose time is over, the longest waiting first. */
    due: async (now: Date, limit: number): Promise<number[]> => {
      const rows = await executor
        .select({ userId: accountDeletions.userId })
        .from(accountDeletions)
        .where(lte(accountDeletions.dueAt, now))
        .orderBy(asc(accountDeletions.dueAt))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
  };
}
