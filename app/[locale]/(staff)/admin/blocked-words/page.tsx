import { BlockedWordList } from '@/features/admin/components/moderation/blocked-word-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.blocked_words.title');

export default function AdminBlockedWordsPage() {
  return (
    <StaffPage path="/admin/blocked-words">
      <BlockedWordList />
    </StaffPage>
  );
}
