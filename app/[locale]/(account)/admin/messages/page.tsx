import { MessageList } from '@/features/admin/components/content/message-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.messages.title');

export default function AdminMessagesPage() {
  return (
    <AdminPage path="/admin/messages" messages={['content']}>
      <MessageList />
    </AdminPage>
  );
}
