import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ArticleList } from '@/features/admin/components/content/article-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('content.title'), robots: { index: false, follow: false } };
}

export default async function AdminContentPage() {
  await requireStaff('/admin/content');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'content']}>
      <CrudToastProvider>
        <ArticleList />
      </CrudToastProvider>
    </PageMessages>
  );
}
