import { notFound } from 'next/navigation';
import { PageEditor } from '@/features/admin/components/content/page-editor';
import { contentPageKeys } from '@/lib/contracts/site/content';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../../staff-page';

export const generateMetadata = privateMetadata('admin.pages.title');

export default async function AdminPagePage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  const name = contentPageKeys.find((known) => known === key);
  if (!name) notFound();
  return (
    <StaffPage path={`/admin/pages/${key}`} messages={['content']}>
      <PageEditor name={name} />
    </StaffPage>
  );
}
