import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ReconciliationPage } from '@/features/admin/components/reconciliation-page';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('reconciliation.title'), robots: { index: false, follow: false } };
}

export default async function AdminReconciliationPage() {
  await requireStaff('/admin/reconciliation');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <ReconciliationPage />
      </CrudToastProvider>
    </PageMessages>
  );
}
