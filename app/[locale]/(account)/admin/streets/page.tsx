import { StreetQueue } from '@/features/admin/components/street-queue';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.streets.title');

export default function AdminStreetsPage() {
  return (
    <AdminPage path="/admin/streets">
      <StreetQueue />
    </AdminPage>
  );
}
