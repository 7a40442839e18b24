import { NavigationEditor } from '@/features/admin/components/navigation/navigation-editor';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.navigation.title');

export default function AdminNavigationPage() {
  return (
    <AdminPage path="/admin/navigation">
      <NavigationEditor />
    </AdminPage>
  );
}
