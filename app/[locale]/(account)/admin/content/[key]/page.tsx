import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ArticleEditor } from '@/features/admin/components/content/article-editor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('content.title'), robots: { index: false, follow: false } };
}

/** An article by its id; `new` for one to be written. */
export default async function AdminArticlePage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  await requireStaff(`/admin/content/${key}`);
  if (key !== 'new' && !/^\d{1,9}$/.test(key)) notFound();
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'content', 'services']}>
      <CrudToastProvider>
        <ArticleEditor id={key === 'new' ? null : Number(key)} />
      </CrudToastProvider>
    </PageMessages>
  );
}
