import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ApplicationQueue } from '@/features/admin/components/companies/application-queue';
import { requireStaff } from '@/lib/decide/require-staff';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('companies.title'), robots: { index: false, follow: false } };
}

export default async function AdminCompaniesPage() {
  await requireStaff('/admin/companies');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'account']}>
      <CrudToastProvider>
        <ApplicationQueue />
      </CrudToastProvider>
    </PageMessages>
  );
}
