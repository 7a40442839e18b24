import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FormList } from '@/features/admin/components/forms/form-list';
import { StaffPage } from '../staff-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('forms.title'), robots: { index: false, follow: false } };
}

export default function AdminFormsPage() {
  return (
    <StaffPage path="/admin/forms">
      <FormList />
    </StaffPage>
  );
}
