'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { FormFailureAlert } from '@/components/form/form-submit';
import { Button } from '@/components/ui/buttons/button';
import { UserText } from '@/components/ui/display/user-text';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { cn } from '@/lib/cn';
import type { Notification, ThreadMessage } from '@/lib/contracts/account/notifications';
import { formatDateTime } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/phone';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { useTextDraft } from '@/lib/stores/use-text-draft';
import { replyError } from '../domain/notifications';
import { useReply } from '../queries/use-notifications';

/** Sends a valid reply, once at a time. The text is stored until it is sent. */
function useReplyForm(uuid: string) {
  const [text, setText] = useTextDraft(`answer ${uuid}`);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [failure, setFailure] = useState<FormErrors<'text'>['form']>(null);
  const { mutateAsync, isPending, isSuccess, reset } = useReply(uuid);
  const change = (next: string) => {
    if (isSuccess) reset();
    setText(next);
  };
  const send = async () => {
    setFailure(null);
    try {
      await mutateAsync(text.trim());
      setText('');
      setIsSubmitted(false);
    } catch (error) {
      setFailure(toFormErrors(error, []).form);
    }
  };
  return { text, change, send, isPending, isSuccess, failure, setIsSubmitted, error: isSubmitted ? replyError(text) : null };
}

/** The field for a reply. */
function ReplyForm({ uuid }: { uuid: string }) {
  const t = useTranslations('notifications.reply');
  const { text, change, send, isPending, isSuccess, failure, setIsSubmitted, error } = useReplyForm(uuid);
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (replyError(text) === null) {
      void send();
      return;
    }
    setIsSubmitted(true);
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <form ref={form} id="answer" noValidate onSubmit={onSubmit} className="mt-5 flex scroll-mt-40 flex-col gap-3">
      <Field label={t('label')} hint={t('hint', { count: text.length })} error={error && t(error)} isRequired>
        <Textarea name="text" rows={3} value={text} onChange={({ target }) => change(target.value)} />
      </Field>
      <FormFailureAlert failure={failure} limitText={(minutes) => t('limit', { minutes })} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isLoading={isPending} loadingText={t('sending')}>
          {t('send')}
        </Button>
        <p role="status" className="type-sm text-vine-700">
          {isSuccess ? t('sent') : ''}
        </p>
      </div>
    </form>
  );
}

function Message({ message, now }: { message: ThreadMessage; now: Date }) {
  const [t, locale] = [useTranslations('notifications.thread'), useLocale()];
  const { is_own: isOwn, sender, text, created_at } = message;
  return (
    <li className={cn('max-w-[88%] rounded-card px-4 py-3', isOwn ? 'self-end bg-aivani-100' : 'self-start bg-tuff-100')}>
      <p className="type-xs flex flex-wrap items-baseline gap-x-2 text-ink-2">
        <span className="font-semibold text-ink">
          {isOwn ? t('own') : sender.name ? <UserText text={transliterateName(sender.name, locale)} /> : t('anonymous')}
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

/** The messages, oldest first, and the field for a reply if there is somebody to read it. */
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
