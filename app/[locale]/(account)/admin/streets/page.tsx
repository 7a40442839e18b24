import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { StreetQueue } from '@/features/admin/components/street-queue';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('streets.title'), robots: { index: false, follow: false } };
}

export default async function AdminStreetsPage() {
  await requireStaff('/admin/streets');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <StreetQueue />
      </CrudToastProvider>
    </PageMessages>
  );
}
