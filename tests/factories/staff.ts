import type { StaffRole } from '@/lib/contracts/admin';
import type { Executor } from '@/server/db/client';
import { staffMembers } from '@/server/modules/staff/staff.table';
import { insertVisitor, type Visitor } from './visitor';

/** A signed-in member of the staff. */
export async function insertStaff(db: Executor, role: StaffRole): Promise<Visitor> {
  const visitor = await insertVisitor(db, { name: `staff ${role}` });
  await db.insert(staffMembers).values({ userId: visitor.user.id, role, grantedAt: new Date('2026-11-20T09:00:00Z') });
  return visitor;
}
