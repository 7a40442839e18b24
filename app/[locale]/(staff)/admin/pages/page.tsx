import { PageList } from '@/features/admin/components/content/page-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.pages.title');

export default function AdminPagesPage() {
  return (
    <StaffPage path="/admin/pages" messages={['content']}>
      <PageList />
    </StaffPage>
  );
}
