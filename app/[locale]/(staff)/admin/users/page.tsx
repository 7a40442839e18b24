import { UserList } from '@/features/admin/components/people/user-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.users.title');

export default function AdminUsersPage() {
  return (
    <StaffPage path="/admin/users" messages={['account']}>
      <UserList />
    </StaffPage>
  );
}
