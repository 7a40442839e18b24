import { notFound } from 'next/navigation';
import { findStaffRole } from '@/lib/api/staff';
import { visitorHeaders } from '@/lib/api/visitor';
import { decideAdmin } from '@/lib/routes/admin-routes';

/** Checks a page of the staff as the middleware does. Every such page calls it before it reads anything. */
export async function requireStaff(path: string): Promise<void> {
  const decision = await decideAdmin(path, async () => findStaffRole(await visitorHeaders()));
  if (decision.kind !== 'page') notFound();
}
