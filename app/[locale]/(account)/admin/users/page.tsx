import { UserList } from '@/features/admin/components/people/user-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.users.title');

export default function AdminUsersPage() {
  return (
    <AdminPage path="/admin/users" messages={['account']}>
      <UserList />
    </AdminPage>
  );
}
