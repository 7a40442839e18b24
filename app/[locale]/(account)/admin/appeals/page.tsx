import { AppealQueue } from '@/features/admin/components/people/appeal-queue';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.appeals.title');

export default function AdminAppealsPage() {
  return (
    <AdminPage path="/admin/appeals" messages={['account']}>
      <AppealQueue />
    </AdminPage>
  );
}
