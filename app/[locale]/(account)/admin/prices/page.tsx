import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { PriceList } from '@/features/admin/components/prices/price-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('prices.title'), robots: { index: false, follow: false } };
}

export default async function AdminPricesPage() {
  await requireStaff('/admin/prices');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'order_lines']}>
      <CrudToastProvider>
        <PriceList />
      </CrudToastProvider>
    </PageMessages>
  );
}
