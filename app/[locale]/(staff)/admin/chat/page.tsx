import { ChatInbox } from '@/features/admin/components/chat/chat-inbox';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.chat.title');

export default function AdminChatPage() {
  return (
    <StaffPage path="/admin/chat" messages={['help']}>
      <ChatInbox />
    </StaffPage>
  );
}
