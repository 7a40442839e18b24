import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { PageList } from '@/features/admin/components/content/page-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('pages.title'), robots: { index: false, follow: false } };
}

export default async function AdminPagesPage() {
  await requireStaff('/admin/pages');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'content']}>
      <CrudToastProvider>
        <PageList />
      </CrudToastProvider>
    </PageMessages>
  );
}
