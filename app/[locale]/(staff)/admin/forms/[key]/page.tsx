import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { FormEditor } from '@/features/admin/components/forms/form-editor';
import { requireStaff } from '@/lib/decide/require-staff';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('forms.title'), robots: { index: false, follow: false } };
}

/** A form by its id; `new` for one to be defined. */
export default async function AdminFormPage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  await requireStaff(`/admin/forms/${key}`);
  if (key !== 'new' && !/^\d{1,9}$/.test(key)) notFound();
  return (
    <PageMessages names={['crud', 'auth', 'admin']}>
      <CrudToastProvider>
        <FormEditor id={key === 'new' ? null : Number(key)} />
      </CrudToastProvider>
    </PageMessages>
  );
}
