import { ReconciliationPage } from '@/features/admin/components/reconciliation-page';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.reconciliation.title');

export default function AdminReconciliationPage() {
  return (
    <AdminPage path="/admin/reconciliation">
      <ReconciliationPage />
    </AdminPage>
  );
}
