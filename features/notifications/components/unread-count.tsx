'use client';

import { useTranslations } from 'next-intl';
import { withQueryProvider } from '@/lib/api/query-provider';
import { useNotificationsPopup } from '../queries/use-notifications';

/** How many notifications are unread; nothing until it is known. */
export const UnreadCount = withQueryProvider(() => {
  const t = useTranslations('notifications');
  const { data } = useNotificationsPopup();
  return data ? <span className="num type-sm font-normal text-ink-2">{t('unread', { count: data.count })}</span> : null;
});
