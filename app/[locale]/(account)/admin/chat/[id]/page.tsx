import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ChatThreadPage } from '@/features/admin/components/chat/chat-thread-page';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('chat.title'), robots: { index: false, follow: false } };
}

export default async function AdminChatThreadPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!/^\d{1,9}$/.test(id)) notFound();
  await requireStaff(`/admin/chat/${id}`);
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'help']}>
      <CrudToastProvider>
        <ChatThreadPage id={Number(id)} />
      </CrudToastProvider>
    </PageMessages>
  );
}
