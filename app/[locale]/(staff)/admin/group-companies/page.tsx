import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GroupCompanyList } from '@/features/admin/components/site/group-company-list';
import { StaffPage } from '../staff-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('group_companies.title'), robots: { index: false, follow: false } };
}

export default function AdminGroupCompaniesPage() {
  return (
    <StaffPage path="/admin/group-companies">
      <GroupCompanyList />
    </StaffPage>
  );
}
