import { LeadDesk } from '@/features/admin/components/people/lead-desk';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.leads.title');

export default function AdminLeadsPage() {
  return (
    <StaffPage path="/admin/leads">
      <LeadDesk />
    </StaffPage>
  );
}
