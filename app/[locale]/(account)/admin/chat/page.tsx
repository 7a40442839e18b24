import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ChatInbox } from '@/features/admin/components/chat/chat-inbox';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('chat.title'), robots: { index: false, follow: false } };
}

export default async function AdminChatPage() {
  await requireStaff('/admin/chat');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'help']}>
      <CrudToastProvider>
        <ChatInbox />
      </CrudToastProvider>
    </PageMessages>
  );
}
