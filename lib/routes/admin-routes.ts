import type { StaffRole } from '@/lib/contracts/admin';
import { type Decision, error, page } from './decision';

/** The pages of the staff in the order of their tabs, and who besides an admin opens them. */
export const adminPages = [
  { name: 'reports', path: '/admin', role: 'moderator' },
  { name: 'streets', path: '/admin/streets', role: 'moderator' },
  { name: 'orders', path: '/admin/orders', role: 'support' },
  { name: 'invoices', path: '/admin/invoices', role: 'support' },
  { name: 'refunds', path: '/admin/refunds', role: 'support' },
  { name: 'reconciliation', path: '/admin/reconciliation', role: 'support' },
  { name: 'audit', path: '/admin/audit', role: 'moderator' },
] as const;
export type AdminPageName = (typeof adminPages)[number]['name'];

/** The pages that a role opens. */
export const adminPagesOf = (role: StaffRole | null) => adminPages.filter((entry) => role === 'admin' || role === entry.role);

/** The first page that a role opens; null for nobody of the staff. */
export const staffHome = (role: StaffRole | null): string | null => adminPagesOf(role)[0]?.path ?? null;

/** Decides an address of the staff: for everybody else there is nothing. @param findRole looks up the visitor's role, for known pages only */
export async function decideAdmin(path: string, findRole: () => Promise<StaffRole | null>): Promise<Decision> {
  if (!adminPages.some((entry) => entry.path === path)) return error(404);
  const role = await findRole();
  return adminPagesOf(role).some((entry) => entry.path === path) ? page : error(404);
}
