import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotificationList } from '@/features/notifications/components/notification-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notifications');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function NotificationsPage() {
  await requireVisitor('/account/notifications');
  return (
    <PageMessages names={['crud', 'notifications']}>
      <NotificationList />
    </PageMessages>
  );
}
