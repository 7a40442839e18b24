import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { StaffRole } from '@/lib/contracts/admin';
import type { Executor } from '../../db/client';
import { currentRequestId } from '../../ports/current-request';
import { sessions, users } from '../users/users.table';
import { auditLog, staffMembers, staffTotps } from './staff.table';

export type AuditRow = typeof auditLog.$inferSelect;
export type StaffRepository = ReturnType<typeof createStaffRepository>;

/** Roles of the staff and the log of what it does. */
export function createStaffRepository(executor: Executor) {
  return {
    findUserByEmail: async (email: string): Promise<{ id: number } | undefined> =>
      (await executor.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase())))[0],

    setRole: async (userId: number, role: StaffRole, now: Date): Promise<void> => {
      await executor
        .insert(staffMembers)
        .values({ userId, role, grantedAt: now })
        .onConflictDoUpdate({ target: staffMembers.userId, set: { role, grantedAt: now } });
    },

    /** @returns whether the user was of the staff */
    removeRole: async (userId: number): Promise<boolean> =>
      (await executor.delete(staffMembers).where(eq(staffMembers.userId, userId)).returning()).length > 0,

    list: (): Promise<{ email: string | null; role: StaffRole }[]> =>
      executor
        .select({ email: users.email, role: staffMembers.role })
        .from(staffMembers)
        .innerJoin(users, eq(users.id, staffMembers.userId))
        .orderBy(users.email),

    /**
     * Gives a member of the staff an authenticator in place of the one before.
     * @param sealed the encrypted secret
     * @returns whether the user is of the staff
     */
    setTotp: async (userId: number, sealed: string, now: Date): Promise<boolean> => {
      const [member] = await executor.select().from(staffMembers).where(eq(staffMembers.userId, userId));
      if (!member) return false;
      const row = { secret: sealed, lastStep: 0, isPending: false, createdAt: now };
      await executor
        .insert(staffTotps)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: staffTotps.userId, set: row });
      return true;
    },

    /**
     * Stores a secret that its first code is to confirm, in place of an earlier pending one.
     * @param sealed the encrypted secret
     * @returns false when the person has an authenticator
     */
    setPendingTotp: async (userId: number, sealed: string, now: Date): Promise<boolean> => {
      const row = { secret: sealed, lastStep: 0, isPending: true, createdAt: now };
      const rows = await executor
        .insert(staffTotps)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: staffTotps.userId, set: row, setWhere: eq(staffTotps.isPending, true) })
        .returning({ userId: staffTotps.userId });
      return rows.length > 0;
    },

    /** Makes a pending secret the person's authenticator and consumes its first code. @returns false when it was replaced since */
    confirmTotp: async (userId: number, stored: string, step: number, now: Date): Promise<boolean> => {
      const isUnchanged = and(eq(staffTotps.userId, userId), eq(staffTotps.isPending, true), eq(staffTotps.secret, stored));
      const set = { isPending: false, lastStep: step, createdAt: now };
      return (await executor.update(staffTotps).set(set).where(isUnchanged).returning({ userId: staffTotps.userId })).length > 0;
    },

    /** The stored secret of a person's authenticator. */
    findTotp: async (userId: number): Promise<{ stored: string; isPending: boolean } | undefined> =>
      (
        await executor
          .select({ stored: staffTotps.secret, isPending: staffTotps.isPending })
          .from(staffTotps)
          .where(eq(staffTotps.userId, userId))
      )[0],

    /** What an authenticator app calls the account. */
    findTotpLabel: async (userId: number): Promise<string> => {
      const [user] = await executor.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, userId));
      return user?.email ?? user?.name ?? '';
    },

    /** Consumes the code of a time step. @returns false when it, or a later one, was used before */
    takeTotpStep: async (userId: number, step: number): Promise<boolean> => {
      const rows = await executor
        .update(staffTotps)
        .set({ lastStep: step })
        .where(and(eq(staffTotps.userId, userId), lt(staffTotps.lastStep, step)))
        .returning({ userId: staffTotps.userId });
      return rows.length > 0;
    },

    setSecondFactorProved: async (sessionId: number, now: Date): Promise<void> => {
      await executor.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, sessionId));
    },

    /** Writes to the log; call it in the transaction of the action itself. */
    addAudit: async (entry: Omit<typeof auditLog.$inferInsert, 'id'>): Promise<void> => {
      await executor.insert(auditLog).values({ requestId: currentRequestId(), ...entry });
    },

    auditPage: (limit: number, offset: number): Promise<{ entry: AuditRow; name: string | null }[]> =>
      executor
        .select({ entry: auditLog, name: users.name })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.staffUserId))
        .orderBy(desc(auditLog.id))
        .limit(limit)
        .offset(offset),

    countAudit: async (): Promise<number> => (await executor.select({ total: count() }).from(auditLog))[0]?.total ?? 0,
  };
}
