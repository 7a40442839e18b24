import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { InvoiceDesk } from '@/features/admin/components/invoice-desk';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('invoices.title'), robots: { index: false, follow: false } };
}

export default async function AdminInvoicesPage() {
  await requireStaff('/admin/invoices');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <InvoiceDesk />
      </CrudToastProvider>
    </PageMessages>
  );
}
