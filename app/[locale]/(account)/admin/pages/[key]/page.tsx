import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { PageEditor } from '@/features/admin/components/content/page-editor';
import { contentPageKeys } from '@/lib/contracts/site/content';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('pages.title'), robots: { index: false, follow: false } };
}

export default async function AdminPagePage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  await requireStaff(`/admin/pages/${key}`);
  const name = contentPageKeys.find((known) => known === key);
  if (!name) notFound();
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'content']}>
      <CrudToastProvider>
        <PageEditor name={name} />
      </CrudToastProvider>
    </PageMessages>
  );
}
