import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { MessageList } from '@/features/admin/components/content/message-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('messages.title'), robots: { index: false, follow: false } };
}

export default async function AdminMessagesPage() {
  await requireStaff('/admin/messages');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'content']}>
      <CrudToastProvider>
        <MessageList />
      </CrudToastProvider>
    </PageMessages>
  );
}
