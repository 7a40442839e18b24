import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminOverview } from '@/features/admin/components/admin-overview';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function AdminOverviewPage() {
  await requireStaff('/admin');
  return (
    <PageMessages names={['admin']}>
      <AdminOverview />
    </PageMessages>
  );
}
