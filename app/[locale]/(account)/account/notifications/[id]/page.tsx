import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { NotificationView } from '@/features/notifications/components/notification-view';
import { notificationQuery } from '@/features/notifications/queries/notifications';
import { ApiFailure } from '@/lib/api/client';
import { createQueryClient } from '@/lib/api/query-client';
import { visitorHeaders } from '@/lib/api/visitor';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = privateMetadata('notifications.title');

/** Somebody else's notification, an unknown one and a malformed id are the same 404. */
async function prefetch(id: string) {
  const client = createQueryClient();
  try {
    return { client, detail: await client.fetchQuery(notificationQuery(id, await visitorHeaders())) };
  } catch (error) {
    if (error instanceof ApiFailure && [404, 422].includes(error.status)) notFound();
    throw error;
  }
}

export default async function NotificationPage({ params }: Props) {
  await requireVisitor('/account/notifications/:id');
  const { id } = await params;
  const { client, detail } = await prefetch(id);
  const receivedUuids = detail.thread.filter(({ is_own }) => !is_own).map(({ uuid }) => uuid);
  return (
    <PageMessages names={['notifications']}>
      <HydrationBoundary state={dehydrate(client)}>
        <NotificationView key={id} uuid={id} receivedUuids={receivedUuids} />
      </HydrationBoundary>
    </PageMessages>
  );
}
