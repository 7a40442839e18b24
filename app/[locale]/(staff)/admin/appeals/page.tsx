import { AppealQueue } from '@/features/admin/components/people/appeal-queue';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.appeals.title');

export default function AdminAppealsPage() {
  return (
    <StaffPage path="/admin/appeals" messages={['account']}>
      <AppealQueue />
    </StaffPage>
  );
}
