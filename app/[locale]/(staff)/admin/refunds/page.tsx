import { RefundDesk } from '@/features/admin/components/money/refund-desk';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.refunds.title');

export default function AdminRefundsPage() {
  return (
    <StaffPage path="/admin/refunds">
      <RefundDesk />
    </StaffPage>
  );
}
