import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ReportQueue } from '@/features/admin/components/report-queue';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('reports.title'), robots: { index: false, follow: false } };
}

export default async function AdminModerationPage() {
  await requireStaff('/admin/moderation');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'statement']}>
      <CrudToastProvider>
        <ReportQueue />
      </CrudToastProvider>
    </PageMessages>
  );
}
