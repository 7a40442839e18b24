import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { AppealQueue } from '@/features/admin/components/people/appeal-queue';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('appeals.title'), robots: { index: false, follow: false } };
}

export default async function AdminAppealsPage() {
  await requireStaff('/admin/appeals');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'account']}>
      <CrudToastProvider>
        <AppealQueue />
      </CrudToastProvider>
    </PageMessages>
  );
}
