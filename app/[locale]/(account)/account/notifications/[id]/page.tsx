import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NotificationView } from '@/features/notifications/components/notification-view';
import { getNotification } from '@/features/notifications/queries/notifications';
import { ApiFailure } from '@/lib/api/client';
import { visitorHeaders } from '@/lib/api/visitor';
import type { NotificationDetail } from '@/lib/contracts/account/notifications';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireVisitor } from '@/lib/routes/require-visitor';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notifications');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Another's, an unknown one and what is no uuid are the same 404. */
async function find(id: string): Promise<NotificationDetail> {
  try {
    return await getNotification(id, await visitorHeaders());
  } catch (error) {
    if (error instanceof ApiFailure && [404, 422].includes(error.status)) notFound();
    throw error;
  }
}

export default async function NotificationPage({ params }: Props) {
  await requireVisitor('/account/notifications/:id');
  const detail = await find((await params).id);
  return (
    <PageMessages names={['notifications']}>
      <NotificationView key={detail.notification.uuid} initial={detail} />
    </PageMessages>
  );
}
