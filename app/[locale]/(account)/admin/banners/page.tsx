import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { BannerList } from '@/features/admin/components/banners/banner-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('banners.title'), robots: { index: false, follow: false } };
}

export default async function AdminBannersPage() {
  await requireStaff('/admin/banners');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <BannerList />
      </CrudToastProvider>
    </PageMessages>
  );
}
