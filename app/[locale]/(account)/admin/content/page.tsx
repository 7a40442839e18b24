import { ArticleList } from '@/features/admin/components/content/article-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.content.title');

export default function AdminContentPage() {
  return (
    <AdminPage path="/admin/content" messages={['content']}>
      <ArticleList />
    </AdminPage>
  );
}
