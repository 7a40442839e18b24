import { ReplyList } from '@/features/admin/components/chat/reply-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.chat_replies.title');

export default function AdminChatRepliesPage() {
  return (
    <StaffPage path="/admin/chat-replies" messages={['help']}>
      <ReplyList />
    </StaffPage>
  );
}
