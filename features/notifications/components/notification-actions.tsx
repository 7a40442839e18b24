'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Link } from '@/components/ui/navigation/link';
import { toFormErrors } from '@/lib/api/forms/form-errors';
import { type Notification, type NotificationResponse, notificationTypes } from '@/lib/contracts/account/notifications';
import { useMessage } from '@/lib/i18n/use-message';
import { localePath } from '@/lib/routes/locale-path';
import { useRenewStatement } from '../queries/renew-statement';
import { useRespond } from '../queries/use-notifications';

type RespondButtonsProps = {
  uuid: string;
  title: string;
  /** Called after the response. */
  onDone: () => void;
};

/** Accepts or declines the request of a notification, and shows the error of the API. */
function RespondButtons({ uuid, title, onDone }: RespondButtonsProps) {
  const [t, translate] = [useTranslations('notifications.actions'), useMessage()];
  const { mutateAsync, isPending, variables } = useRespond(uuid);
  const [errorKey, setErrorKey] = useState<string | null>(null);
  const pending = isPending ? variables : null;
  const respond = async (response: NotificationResponse) => {
    if (isPending) return;
    setErrorKey(null);
    try {
      await mutateAsync(response);
      onDone();
    } catch (error) {
      setErrorKey(toFormErrors(error, []).form?.key ?? 'errors.unforeseen');
    }
  };
  const labelFor = (action: string) => t('about', { action, title });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="md"
          isLoading={pending === 'accept'}
          aria-label={labelFor(t('accept'))}
          onClick={() => void respond('accept')}
        >
          {t('accept')}
        </Button>
        <Button
          size="md"
          variant="secondary"
          isLoading={pending === 'decline'}
          aria-label={labelFor(t('decline'))}
          onClick={() => void respond('decline')}
        >
          {t('decline')}
        </Button>
      </div>
      {errorKey === null ? null : (
        <InlineAlert tone="error" isLive className="mt-2">
          {translate(errorKey)}
        </InlineAlert>
      )}
    </>
  );
}

/** Renews the statement of a notification; what cannot be renewed is shown among the visitor's own. */
function RenewButton({ statementId, title }: { statementId: number; title: string }) {
  const [t, translate, locale] = [useTranslations('notifications.actions'), useMessage(), useLocale()];
  const { mutate, isPending, data: state, error } = useRenewStatement();
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state !== undefined) done.current?.focus();
  }, [state]);
  const isRenewed = state !== undefined && state !== 'unpaid';
  const errorKey = error === null ? null : (toFormErrors(error, []).form?.key ?? 'errors.unforeseen');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {state === undefined ? (
        <Button
          size="md"
          variant="secondary"
          isLoading={isPending}
          aria-label={t('about', { action: t('extend'), title })}
          onClick={() => mutate(statementId)}
        >
          {t('extend')}
        </Button>
      ) : (
        <p ref={done} tabIndex={-1} className="type-sm font-medium text-ink-2 outline-none">
          {t(isRenewed ? 'extended' : 'unpaid')}
        </p>
      )}
      {isRenewed || (state === undefined && errorKey === null) ? null : (
        <Link
          href={localePath(locale, `/account/statements?q=${statementId}&page=1`)}
          className="type-sm inline-flex min-h-11 items-center text-link hover:underline"
        >
          {t('in_list')}
        </Link>
      )}
      {errorKey === null ? null : (
        <InlineAlert tone="error" isLive className="basis-full">
          {translate(errorKey)}
        </InlineAlert>
      )}
    </div>
  );
}

const respondableTypes: readonly number[] = [
  notificationTypes.agentRequest,
  notificationTypes.clientCheckOffer,
  notificationTypes.clientNumberOffer,
];

/** The given response. It receives the focus from the button that was just pressed. */
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
  const t = useTranslations('notifications.actions');
  const [isFresh, setIsFresh] = useState(false);
  const { type, uuid, actions, parameters } = notification;
  const linkLook = buttonClasses({ variant: 'secondary', size: 'md' });
  if (actions.includes('respond')) return <RespondButtons uuid={uuid} title={title} onDone={() => setIsFresh(true)} />;
  if (respondableTypes.includes(type)) return <Outcome notification={notification} isFresh={isFresh} />;
  if (actions.includes('answer') && replyHref)
    return (
      <Link href={replyHref} aria-label={t('about', { action: t('reply'), title })} className={linkLook}>
        {t('reply')}
      </Link>
    );
  if (type === notificationTypes.statementExpiration && parameters.statement)
    return <RenewButton statementId={parameters.statement.id} title={title} />;
  return null;
}
