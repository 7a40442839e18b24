import { PageList } from '@/features/admin/components/content/page-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.pages.title');

export default function AdminPagesPage() {
  return (
    <AdminPage path="/admin/pages" messages={['content']}>
      <PageList />
    </AdminPage>
  );
}
