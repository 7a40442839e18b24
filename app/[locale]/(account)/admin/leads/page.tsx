import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { LeadDesk } from '@/features/admin/components/people/lead-desk';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('leads.title'), robots: { index: false, follow: false } };
}

export default async function AdminLeadsPage() {
  await requireStaff('/admin/leads');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <LeadDesk />
      </CrudToastProvider>
    </PageMessages>
  );
}
