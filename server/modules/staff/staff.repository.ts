import { count, desc, eq } from 'drizzle-orm';
import type { StaffRole } from '@/lib/contracts/admin';
import type { Executor } from '../../db/client';
import { users } from '../users/users.table';
import { auditLog, staffMembers } from './staff.table';

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

    /** Writes to the log; call it in the transaction of the action itself. */
    addAudit: async (entry: Omit<typeof auditLog.$inferInsert, 'id'>): Promise<void> => {
      await executor.insert(auditLog).values(entry);
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
