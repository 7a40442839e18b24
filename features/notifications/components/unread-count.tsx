'use client';

import { useTranslations } from 'next-intl';
import { useNotificationsPopup } from '../queries/use-notifications';

/** How many notifications are unread; nothing until it is known. */
export function UnreadCount() {
  const t = useTranslations('notifications');
  const { data } = useNotificationsPopup();
  return data ? <span className="num type-sm font-normal text-ink-2">{t('unread', { count: data.count })}</span> : null;
}
