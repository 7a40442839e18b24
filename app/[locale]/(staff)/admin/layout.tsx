import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { CodePrompt } from '@/features/admin/components/code-prompt';
import { StaffRail } from '@/features/admin/components/staff-rail';
import { StaffRoleProvider } from '@/features/admin/components/staff-role';
import { currentStaffRole } from '@/lib/api/visitor';
import { PageMessages } from '@/lib/i18n/page-messages';

/** The rail beside the staff's pages. Passes the visitor's role to the staff pages and prompts for authenticator codes. Each page checks the role itself. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const role = await currentStaffRole();
  if (role === null) notFound();
  return (
    <StaffRoleProvider staffRole={role}>
      <div className="container-page flex gap-7 py-5 max-xl:flex-col max-xl:gap-3 xl:max-w-none">
        <PageMessages names={['admin']}>
          <StaffRail />
        </PageMessages>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      <PageMessages names={['staff_code']}>
        <CodePrompt />
      </PageMessages>
    </StaffRoleProvider>
  );
}
