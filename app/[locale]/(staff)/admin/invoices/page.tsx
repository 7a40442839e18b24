import { InvoiceDesk } from '@/features/admin/components/money/invoice-desk';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.invoices.title');

export default function AdminInvoicesPage() {
  return (
    <StaffPage path="/admin/invoices">
      <InvoiceDesk />
    </StaffPage>
  );
}
