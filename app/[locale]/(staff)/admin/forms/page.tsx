import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { FormList } from '@/features/admin/components/forms/form-list';
import { requireStaff } from '@/lib/decide/require-staff';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('forms.title'), robots: { index: false, follow: false } };
}

export default async function AdminFormsPage() {
  await requireStaff('/admin/forms');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <FormList />
      </CrudToastProvider>
    </PageMessages>
  );
}
