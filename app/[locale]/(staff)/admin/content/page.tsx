import { ArticleList } from '@/features/admin/components/content/article-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.content.title');

export default function AdminContentPage() {
  return (
    <StaffPage path="/admin/content" messages={['content']}>
      <ArticleList />
    </StaffPage>
  );
}
