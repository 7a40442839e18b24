import { NotificationList } from '@/features/notifications/components/notification-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';
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
