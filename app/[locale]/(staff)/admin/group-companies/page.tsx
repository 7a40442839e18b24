import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { GroupCompanyList } from '@/features/admin/components/site/group-company-list';
import { requireStaff } from '@/lib/decide/require-staff';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('group_companies.title'), robots: { index: false, follow: false } };
}

export default async function AdminGroupCompaniesPage() {
  await requireStaff('/admin/group-companies');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <GroupCompanyList />
      </CrudToastProvider>
    </PageMessages>
  );
}
