import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { RefundDesk } from '@/features/admin/components/refund-desk';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('refunds.title'), robots: { index: false, follow: false } };
}

export default async function AdminRefundsPage() {
  await requireStaff('/admin/refunds');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <RefundDesk />
      </CrudToastProvider>
    </PageMessages>
  );
}
