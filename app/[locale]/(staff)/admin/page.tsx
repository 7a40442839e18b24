import { AdminOverview } from '@/features/admin/components/admin-overview';
import { requireStaff } from '@/lib/decide/require-staff';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('admin.title');

export default async function AdminOverviewPage() {
  await requireStaff('/admin');
  return (
    <PageMessages names={['admin']}>
      <AdminOverview />
    </PageMessages>
  );
}
