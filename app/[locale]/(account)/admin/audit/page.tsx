import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { AuditLogPage } from '@/features/admin/components/audit-log';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('audit.title'), robots: { index: false, follow: false } };
}

export default async function AdminAuditPage() {
  await requireStaff('/admin/audit');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <AuditLogPage />
      </CrudToastProvider>
    </PageMessages>
  );
}
