import { ReportQueue } from '@/features/admin/components/report-queue';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.reports.title');

export default function AdminModerationPage() {
  return (
    <AdminPage path="/admin/moderation" messages={['statement']}>
      <ReportQueue />
    </AdminPage>
  );
}
