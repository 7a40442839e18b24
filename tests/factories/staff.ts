import { eq } from 'drizzle-orm';
import type { StaffRole } from '@/lib/contracts/admin';
import type { Executor } from '@/server/db/client';
import { createStaffRepository } from '@/server/modules/staff/staff.repository';
import { staffMembers } from '@/server/modules/staff/staff.table';
import { newTotpSecret, totpCodeAt } from '@/server/modules/staff/totp';
import { sessions } from '@/server/modules/users/users.table';
import type { TestApi } from '../setup/api';
import { insertVisitor, type Visitor } from './visitor';

const grantedAt = new Date('2026-11-20T09:00:00Z');
/** After every clock of the tests: the code stays entered wherever a test sets its clock. */
const provedAt = new Date('2100-01-01T00:00:00Z');

/** A signed-in member of the staff who has no authenticator yet. */
export async function insertNewStaff(db: Executor, role: StaffRole, name = `staff ${role}`): Promise<Visitor> {
  const visitor = await insertVisitor(db, { name });
  await db.insert(staffMembers).values({ userId: visitor.user.id, role, grantedAt });
  return visitor;
}

/** A signed-in member of the staff who entered a code of the authenticator. */
export async function insertStaff(db: Executor, role: StaffRole, name?: string): Promise<Visitor> {
  const visitor = await insertNewStaff(db, role, name);
  await createStaffRepository(db).setTotp(visitor.user.id, newTotpSecret(), grantedAt);
  await db.update(sessions).set({ secondFactorAt: provedAt }).where(eq(sessions.userId, visitor.user.id));
  return visitor;
}

/** A new authenticator with an unused code, proved in the visitor's sessions. @returns the header that brings the code */
export async function freshCode(db: Executor, { user }: Visitor, now: Date): Promise<Record<string, string>> {
  const secret = newTotpSecret();
  await createStaffRepository(db).setTotp(user.id, secret, now);
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.userId, user.id));
  return { 'x-totp-code': totpCodeAt(secret, now) };
}

/** The headers of a member of the staff who confirms with a fresh code. */
export const confirmedHeaders = async (api: Pick<TestApi, 'db' | 'now'>, staff: Visitor): Promise<Record<string, string>> => ({
  ...staff.headers,
  ...(await freshCode(api.db, staff, api.now())),
});
