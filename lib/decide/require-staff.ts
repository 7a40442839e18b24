import { notFound, redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { findStaffMember } from '@/lib/api/staff';
import { visitorHeaders } from '@/lib/api/visitor';
import { decideAdmin } from '@/lib/routes/admin-routes';

/** Checks a page of the staff as the middleware does. Every such page calls it before it reads anything. */
export async function requireStaff(path: string): Promise<void> {
  const decision = await decideAdmin(await getLocale(), path, async () => findStaffMember(await visitorHeaders()));
  if (decision.kind === 'redirect') redirect(decision.to);
  if (decision.kind !== 'page') notFound();
}
