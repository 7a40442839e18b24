import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { OrderDesk } from '@/features/admin/components/desk/order-desk';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('orders.title'), robots: { index: false, follow: false } };
}

export default async function AdminOrdersPage() {
  await requireStaff('/admin/orders');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'checkout', 'orders']}>
      <CrudToastProvider>
        <OrderDesk />
      </CrudToastProvider>
    </PageMessages>
  );
}
