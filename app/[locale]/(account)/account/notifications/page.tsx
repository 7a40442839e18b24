import { NotificationList } from '@/features/notifications/components/notification-list';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('notifications.title');

export default async function NotificationsPage() {
  await requireVisitor('/account/notifications');
  return (
    <PageMessages names={['crud', 'notifications']}>
      <NotificationList />
    </PageMessages>
  );
}
