'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { type Notification, notificationTypes } from '@/lib/contracts/account/notifications';
import { localePath } from '@/lib/routes/locale-path';
import { RespondButtons } from './respond-buttons';

const respondableTypes: readonly number[] = [
  notificationTypes.agentRequest,
  notificationTypes.clientCheckOffer,
  notificationTypes.clientNumberOffer,
];

/** The response that was given. It takes the focus from the button that was just pressed. */
function Outcome({ notification, isFresh }: { notification: Notification; isFresh: boolean }) {
  const t = useTranslations('notifications');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFresh) text.current?.focus();
  }, [isFresh]);
  return (
    <p ref={text} tabIndex={-1} className="type-sm font-medium text-ink-2 outline-none">
      {t(`response.${notification.additional_information.response ?? 'closed'}`)}
    </p>
  );
}

type Props = {
  notification: Notification;
  title: string;
  /** Address of the reply form; absent on the page that has it. */
  replyHref?: string;
};

/** The actions of a notification, or the response that was given; nothing for a notification without actions. */
export function NotificationActions({ notification, title, replyHref }: Props) {
  const [t, locale] = [useTranslations('notifications.actions'), useLocale()];
  const [isFresh, setIsFresh] = useState(false);
  const { type, uuid, actions, parameters } = notification;
  const linkLook = buttonClasses({ variant: 'secondary', size: 'md' });
  if (actions.includes('respond')) return <RespondButtons uuid={uuid} title={title} onDone={() => setIsFresh(true)} />;
  if (respondableTypes.includes(type)) return <Outcome notification={notification} isFresh={isFresh} />;
  if (actions.includes('answer') && replyHref)
    return (
      <Link href={replyHref} prefetch={false} aria-label={t('about', { action: t('reply'), title })} className={linkLook}>
        {t('reply')}
      </Link>
    );
  if (type === notificationTypes.statementExpiration && parameters.statement)
    return (
      <Link
        href={localePath(locale, `/account/statements?q=${parameters.statement.id}&page=1`)}
        prefetch={false}
        aria-label={t('about', { action: t('extend'), title })}
        className={linkLook}
      >
        {t('extend')}
      </Link>
    );
  return null;
}
