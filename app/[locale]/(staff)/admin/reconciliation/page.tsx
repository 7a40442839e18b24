import { ReconciliationPage } from '@/features/admin/components/money/reconciliation-page';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.reconciliation.title');

export default function AdminReconciliationPage() {
  return (
    <StaffPage path="/admin/reconciliation">
      <ReconciliationPage />
    </StaffPage>
  );
}
