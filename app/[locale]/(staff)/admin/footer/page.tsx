import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FooterEditor } from '@/features/admin/components/site/footer-editor';
import { StaffPage } from '../staff-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('footer.title'), robots: { index: false, follow: false } };
}

export default function AdminFooterPage() {
  return (
    <StaffPage path="/admin/footer">
      <FooterEditor />
    </StaffPage>
  );
}
