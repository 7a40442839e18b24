import { notFound } from 'next/navigation';
import { UserPage } from '@/features/admin/components/people/user-page';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../../staff-page';

export const generateMetadata = privateMetadata('admin.users.title');

export default async function AdminUserPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!/^\d{1,9}$/.test(id)) notFound();
  return (
    <StaffPage path={`/admin/users/${id}`} messages={['account', 'checkout', 'orders', 'own_statements']}>
      <UserPage id={Number(id)} />
    </StaffPage>
  );
}
