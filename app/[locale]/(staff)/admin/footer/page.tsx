import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { FooterEditor } from '@/features/admin/components/site/footer-editor';
import { requireStaff } from '@/lib/decide/require-staff';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('footer.title'), robots: { index: false, follow: false } };
}

export default async function AdminFooterPage() {
  await requireStaff('/admin/footer');
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <FooterEditor />
      </CrudToastProvider>
    </PageMessages>
  );
}
