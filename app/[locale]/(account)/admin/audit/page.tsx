import { AuditLogPage } from '@/features/admin/components/audit-log';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.audit.title');

export default function AdminAuditPage() {
  return (
    <AdminPage path="/admin/audit">
      <AuditLogPage />
    </AdminPage>
  );
}
