import { MessageList } from '@/features/admin/components/content/message-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.messages.title');

export default function AdminMessagesPage() {
  return (
    <StaffPage path="/admin/messages" messages={['content']}>
      <MessageList />
    </StaffPage>
  );
}
