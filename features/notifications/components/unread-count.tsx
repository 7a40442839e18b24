'use client';

import { useTranslations } from 'next-intl';
import { withQueryProvider } from '@/lib/api/query-provider';
import { useNotificationsPopup } from '../queries/use-notifications';

/** The number of unread notifications; nothing while it is loading. */
export const UnreadCount = withQueryProvider(() => {
  const t = useTranslations('notifications');
  const { data } = useNotificationsPopup();
  return data ? <span className="num type-sm font-normal text-ink-2">{t('unread', { count: data.count })}</span> : null;
});
