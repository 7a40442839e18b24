import { notFound } from 'next/navigation';
import { ArticleEditor } from '@/features/admin/components/content/article-editor';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../../staff-page';

export const generateMetadata = privateMetadata('admin.content.title');

/** An article by its id; `new` for one to be written. */
export default async function AdminArticlePage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  if (key !== 'new' && !/^\d{1,9}$/.test(key)) notFound();
  return (
    <StaffPage path={`/admin/content/${key}`} messages={['content', 'services']}>
      <ArticleEditor id={key === 'new' ? null : Number(key)} />
    </StaffPage>
  );
}
