import { NavigationEditor } from '@/features/admin/components/navigation/navigation-editor';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.navigation.title');

export default function AdminNavigationPage() {
  return (
    <StaffPage path="/admin/navigation">
      <NavigationEditor />
    </StaffPage>
  );
}
