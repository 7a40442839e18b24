import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { NavigationEditor } from '@/features/admin/components/navigation/navigation-editor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('navigation.title'), robots: { index: false, follow: false } };
}

export default async function AdminNavigationPage() {
  await requireStaff('/admin/navigation');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <NavigationEditor />
      </CrudToastProvider>
    </PageMessages>
  );
}
