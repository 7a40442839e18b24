import { LeadDesk } from '@/features/admin/components/people/lead-desk';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.leads.title');

export default function AdminLeadsPage() {
  return (
    <AdminPage path="/admin/leads">
      <LeadDesk />
    </AdminPage>
  );
}
