import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { indexStatements } from '../search/rows/search.rows.repository';
import { staffMembers } from '../staff/staff.table';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';
import { banAppeals, userBans } from './bans.table';

export type BanRow = typeof userBans.$inferSelect;
export type AppealRow = typeof banAppeals.$inferSelect;
export type BanWithAppeal = { ban: BanRow; appeal: AppealRow | null };

/** Whether a ban is in force. */
export const isInForce = (now: Date): SQL | undefined =>
  and(isNull(userBans.liftedAt), or(isNull(userBans.endsAt), gt(userBans.endsAt, now)));

/** Bans, their appeals, and the statements that they hide. */
export function createBansRepository(executor: Executor) {
  const withAppeals = () =>
    executor.select({ ban: userBans, appeal: banAppeals }).from(userBans).leftJoin(banAppeals, eq(banAppeals.banId, userBans.id));

  /** Restores a ban's statements to the lists, except those that were changed since. */
  const returnStatements = async ({ id, hiddenStatements: ids }: BanRow): Promise<number> => {
    if (ids.length === 0) return 0;
    // An account that is to be deleted lists nothing; once that is undone, its owner shows them again.
    const isStaying = sql`not exists (select 1 from account_deletions d where d.user_id = ${statements.userId})`;
    const returned = await executor
      .update(statements)
      .set({ state: 'active', version: sql`${statements.version} + 1` })
      .where(and(inArray(statements.id, ids), eq(statements.state, 'hidden'), isStaying))
      .returning({ id: statements.id });
    await executor.update(userBans).set({ hiddenStatements: [] }).where(eq(userBans.id, id));
    await indexStatements(
      executor,
      returned.map((row) => row.id),
    );
    return returned.length;
  };

  return {
    /** Locks the account until the transaction ends. @returns undefined for an unknown one */
    lockUser: async (id: number): Promise<{ id: number; isStaff: boolean } | undefined> => {
      const [user] = await executor.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
      return user && { id, isStaff: (await executor.$count(staffMembers, eq(staffMembers.userId, id))) > 0 };
    },

    findInForce: async (userId: number, now: Date): Promise<BanWithAppeal | undefined> =>
      (await withAppeals().where(and(eq(userBans.userId, userId), isInForce(now))))[0],

    find: async (id: number): Promise<BanRow | undefined> =>
      (await executor.select().from(userBans).where(eq(userBans.id, id)))[0],

    /** The newest first. */
    historyOf: (userId: number): Promise<BanWithAppeal[]> =>
      withAppeals().where(eq(userBans.userId, userId)).orderBy(desc(userBans.id)),

    /** Bans an account and hides its active statements. */
    add: async (ban: Omit<typeof userBans.$inferInsert, 'id' | 'hiddenStatements'>): Promise<BanRow> => {
      const hidden = await executor
        .update(statements)
        .set({ state: 'hidden', version: sql`${statements.version} + 1` })
        .where(and(eq(statements.userId, ban.userId), eq(statements.state, 'active')))
        .returning({ id: statements.id });
      const ids = hidden.map(({ id }) => id);
      const [row] = await executor
        .insert(userBans)
        .values({ ...ban, hiddenStatements: ids })
        .returning();
      if (!row) throw new Error('The ban was not stored.');
      await indexStatements(executor, ids);
      return row;
    },

    /** Ends a ban before its time; its statements return. */
    lift: async (ban: BanRow, liftedBy: number, liftedAt: Date): Promise<void> => {
      await executor.update(userBans).set({ liftedBy, liftedAt }).where(eq(userBans.id, ban.id));
      await returnStatements(ban);
    },

    /** Restores the statements of bans that have ended. @returns how many returned */
    returnAfterEnded: async (now: Date): Promise<number> => {
      const ended = await executor
        .select()
        .from(userBans)
        .where(and(isNull(userBans.liftedAt), lte(userBans.endsAt, now), sql`cardinality(${userBans.hiddenStatements}) > 0`))
        .for('update');
      let total = 0;
      for (const ban of ended) total += await returnStatements(ban);
      return total;
    },

    /** @returns false when the ban has an appeal already */
    addAppeal: async (banId: number, text: string, createdAt: Date): Promise<boolean> => {
      const added = await executor.insert(banAppeals).values({ banId, text, createdAt }).onConflictDoNothing().returning();
      return added.length > 0;
    },

    countPending: async (): Promise<number> =>
      (await executor.select({ total: count() }).from(banAppeals).where(eq(banAppeals.state, 'pending')))[0]?.total ?? 0,

    /** Oldest first. */
    pendingPage: (limit: number, offset: number): Promise<{ appeal: AppealRow; ban: BanRow; name: string }[]> =>
      executor
        .select({ appeal: banAppeals, ban: userBans, name: users.name })
        .from(banAppeals)
        .innerJoin(userBans, eq(userBans.id, banAppeals.banId))
        .innerJoin(users, eq(users.id, userBans.userId))
        .where(eq(banAppeals.state, 'pending'))
        .orderBy(asc(banAppeals.id))
        .limit(limit)
        .offset(offset),

    /** Decides a pending appeal. @returns the ban that it is about; undefined when it is decided already */
    decide: async (
      id: number,
      set: Pick<AppealRow, 'state' | 'answer' | 'decidedBy' | 'decidedAt'>,
    ): Promise<BanRow | undefined> => {
      const isPending = and(eq(banAppeals.id, id), eq(banAppeals.state, 'pending'));
      const [appeal] = await executor.update(banAppeals).set(set).where(isPending).returning();
      return appeal && (await executor.select().from(userBans).where(eq(userBans.id, appeal.banId)))[0];
    },
  };
}
