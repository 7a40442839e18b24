import { notFound } from 'next/navigation';
import { ChatThreadPage } from '@/features/admin/components/chat/chat-thread-page';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../../staff-page';

export const generateMetadata = privateMetadata('admin.chat.title');

export default async function AdminChatThreadPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!/^\d{1,9}$/.test(id)) notFound();
  return (
    <StaffPage path={`/admin/chat/${id}`} messages={['help']}>
      <ChatThreadPage id={Number(id)} />
    </StaffPage>
  );
}
