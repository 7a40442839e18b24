import { InvoiceDesk } from '@/features/admin/components/invoice-desk';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.invoices.title');

export default function AdminInvoicesPage() {
  return (
    <AdminPage path="/admin/invoices">
      <InvoiceDesk />
    </AdminPage>
  );
}
