import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { StaffRoleProvider } from '@/features/admin/components/staff-role';
import { currentStaffRole } from '@/lib/api/visitor';

/** Tells the pages of the staff the visitor's role. Each page checks for itself that the role opens it. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const role = await currentStaffRole();
  if (role === null) notFound();
  return <StaffRoleProvider staffRole={role}>{children}</StaffRoleProvider>;
}
