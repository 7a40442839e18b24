import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ReplyList } from '@/features/admin/components/chat/reply-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('chat_replies.title'), robots: { index: false, follow: false } };
}

export default async function AdminChatRepliesPage() {
  await requireStaff('/admin/chat-replies');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'help']}>
      <CrudToastProvider>
        <ReplyList />
      </CrudToastProvider>
    </PageMessages>
  );
}
