import { notFound } from 'next/navigation';
import { UserPage } from '@/features/admin/components/people/user-page';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../../admin-page';

export const generateMetadata = privateMetadata('admin.users.title');

export default async function AdminUserPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!/^\d{1,9}$/.test(id)) notFound();
  return (
    <AdminPage path={`/admin/users/${id}`} messages={['account', 'checkout', 'orders', 'own_statements']}>
      <UserPage id={Number(id)} />
    </AdminPage>
  );
}
