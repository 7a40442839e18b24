import { RefundDesk } from '@/features/admin/components/refund-desk';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.refunds.title');

export default function AdminRefundsPage() {
  return (
    <AdminPage path="/admin/refunds">
      <RefundDesk />
    </AdminPage>
  );
}
