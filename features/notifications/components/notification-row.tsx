'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { Notification } from '@/lib/contracts/account/notifications';
import { formatRelativeDate, formatTime } from '@/lib/format/date';
import { localePath } from '@/lib/routes/locale-path';
import { NotificationActions } from './notification-actions';
import { NotificationIcon } from './notification-icon';
import { NotificationText } from './notification-text';

type Props = {
  notification: Notification;
  now: Date;
  /** The page groups rows by day and shows actions; the popup does neither. */
  look: 'page' | 'popup';
  onOpen?: () => void;
};

/** One notification of a list. The whole row is a link to its page, except the buttons inside. */
export function NotificationRow({ notification, now, look, onOpen }: Props) {
  const [t, locale] = [useTranslations('notifications'), useLocale()];
  const { uuid, seen, template, created_at } = notification;
  const [title, moment] = [t(`titles.${template}`), new Date(created_at)];
  const href = localePath(locale, `/account/notifications/${uuid}`);
  const isPage = look === 'page';
  const Heading = isPage ? 'h3' : 'p';
  const time = formatTime(moment);
  return (
    <li className={cn('relative flex gap-3.5 px-3.5 py-4 md:px-5', !seen && 'bg-brand-soft')}>
      <NotificationIcon type={notification.type} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <Heading className={cn('type-ui min-w-0 flex-1', seen ? 'font-medium' : 'font-bold')}>
            <Link href={href} onClick={onOpen} className="stretched">
              {title}
            </Link>
          </Heading>
          <span className="num type-xs flex shrink-0 items-center gap-2 pt-0.5 text-ink-2">
            <time dateTime={created_at}>{isPage ? time : `${formatRelativeDate(moment, now, locale)}, ${time}`}</time>
            {seen ? null : (
              <span className="size-2.5 rounded-full bg-saperavi-600">
                <span className="sr-only">{t('unread_label')}</span>
              </span>
            )}
          </span>
        </div>
        <div className={cn('type-sm mt-0.5 text-ink-2', !isPage && 'line-clamp-3')}>
          <NotificationText notification={notification} now={now} />
        </div>
        {isPage ? (
          <div className="relative mt-2.5 w-fit empty:hidden">
            <NotificationActions notification={notification} title={title} replyHref={`${href}#answer`} />
          </div>
        ) : null}
      </div>
    </li>
  );
}
