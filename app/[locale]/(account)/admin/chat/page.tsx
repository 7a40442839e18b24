import { ChatInbox } from '@/features/admin/components/chat/chat-inbox';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.chat.title');

export default function AdminChatPage() {
  return (
    <AdminPage path="/admin/chat" messages={['help']}>
      <ChatInbox />
    </AdminPage>
  );
}
