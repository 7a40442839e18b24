import { ReportQueue } from '@/features/admin/components/report-queue';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.reports.title');

export default function AdminModerationPage() {
  return (
    <StaffPage path="/admin/moderation" messages={['statement']}>
      <ReportQueue />
    </StaffPage>
  );
}
