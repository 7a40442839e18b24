import { AuditLogPage } from '@/features/admin/components/audit-log';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.audit.title');

export default function AdminAuditPage() {
  return (
    <StaffPage path="/admin/audit">
      <AuditLogPage />
    </StaffPage>
  );
}
