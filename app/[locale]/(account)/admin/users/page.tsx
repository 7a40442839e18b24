import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { UserList } from '@/features/admin/components/people/user-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('users.title'), robots: { index: false, follow: false } };
}

export default async function AdminUsersPage() {
  await requireStaff('/admin/users');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'account']}>
      <CrudToastProvider>
        <UserList />
      </CrudToastProvider>
    </PageMessages>
  );
}
