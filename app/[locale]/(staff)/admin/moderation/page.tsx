import { ModerationDesk } from '@/features/admin/components/moderation/moderation-desk';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.moderation.title');

export default function AdminModerationPage() {
  return (
    <StaffPage path="/admin/moderation" messages={['statement', 'notifications', 'own_statements']}>
      <ModerationDesk />
    </StaffPage>
  );
}
