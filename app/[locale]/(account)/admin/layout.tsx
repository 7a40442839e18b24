import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { CodePrompt } from '@/features/admin/components/code-prompt';
import { StaffRoleProvider } from '@/features/admin/components/staff-role';
import { currentStaffRole } from '@/lib/api/visitor';
import { PageMessages } from '@/lib/i18n/page-messages';

/** Passes the visitor's role to the staff pages and prompts for authenticator codes. Each page checks the role itself. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const role = await currentStaffRole();
  if (role === null) notFound();
  return (
    <StaffRoleProvider staffRole={role}>
      {children}
      <PageMessages names={['staff_code']}>
        <CodePrompt />
      </PageMessages>
    </StaffRoleProvider>
  );
}
