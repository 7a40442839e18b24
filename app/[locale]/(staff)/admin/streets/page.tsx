import { StreetQueue } from '@/features/admin/components/street-queue';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.streets.title');

export default function AdminStreetsPage() {
  return (
    <StaffPage path="/admin/streets">
      <StreetQueue />
    </StaffPage>
  );
}
