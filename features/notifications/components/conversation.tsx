'use client';

import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { Notification, ThreadMessage } from '@/lib/contracts/account/notifications';
import { formatDateTime } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/phone';
import { ReplyForm } from './reply-form';
import { UserText } from './user-text';

function Message({ message, now }: { message: ThreadMessage; now: Date }) {
  const [t, locale] = [useTranslations('notifications.thread'), useLocale()];
  const { is_own: isOwn, sender, text, created_at } = message;
  return (
    <li className={cn('max-w-[88%] rounded-card px-4 py-3', isOwn ? 'self-end bg-aivani-100' : 'self-start bg-tuff-100')}>
      <p className="type-xs flex flex-wrap items-baseline gap-x-2 text-ink-2">
        <span className="font-semibold text-ink">
          {isOwn ? t('own') : sender.name ? <UserText text={sender.name} /> : t('anonymous')}
        </span>
        <time dateTime={created_at} className="num">
          {formatDateTime(new Date(created_at), now, locale)}
        </time>
      </p>
      <p className="type-body mt-1">
        <UserText text={text} />
      </p>
      {!isOwn && sender.phone ? (
        <a href={`tel:${sender.phone}`} className="num type-sm mt-1 inline-flex min-h-11 items-center text-link underline">
          {t('phone', { phone: formatPhone(sender.phone) })}
        </a>
      ) : null}
    </li>
  );
}

type Props = { notification: Notification; thread: readonly ThreadMessage[]; now: Date };

/** The messages, the oldest first, and the field for a reply if there is somebody to read it. */
export function Conversation({ notification, thread, now }: Props) {
  const t = useTranslations('notifications.thread');
  return (
    <section aria-label={t('title')} className="mt-6 max-w-180">
      <ul className="flex flex-col gap-2.5">
        {thread.map((message) => (
          <Message key={message.uuid} message={message} now={now} />
        ))}
      </ul>
      {notification.actions.includes('answer') ? (
        <ReplyForm uuid={notification.uuid} />
      ) : (
        <p className="type-sm mt-4 text-ink-2">{t('no_recipient')}</p>
      )}
    </section>
  );
}
