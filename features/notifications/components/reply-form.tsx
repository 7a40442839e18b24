'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { type FormErrors, toFormErrors } from '@/lib/api/form-errors';
import { useMessage } from '@/lib/i18n/use-message';
import { useTextDraft } from '@/lib/stores/text-draft';
import { replyError } from '../domain/reply-error';
import { sendReply } from '../queries/notifications';
import { refreshNotifications } from '../queries/use-notifications';

/** Sends what passes the rules, once at a time; what was typed stands until it is sent. */
function useReply(uuid: string) {
  const [text, setText] = useTextDraft(`answer ${uuid}`);
  const [isTried, setIsTried] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<FormErrors<'text'>['form']>(null);
  const send = async () => {
    setIsPending(true);
    setRefusal(null);
    try {
      await sendReply(uuid, text.trim());
      setText('');
      setIsTried(false);
      setIsSent(true);
      await refreshNotifications();
    } catch (error) {
      setRefusal(toFormErrors(error, []).form);
    } finally {
      setIsPending(false);
    }
  };
  const change = (next: string) => {
    setIsSent(false);
    setText(next);
  };
  return { text, change, send, isPending, isSent, refusal, setIsTried, fault: isTried ? replyError(text) : null };
}

/** Words back to whoever wrote. */
export function ReplyForm({ uuid }: { uuid: string }) {
  const [t, say] = [useTranslations('notifications.answer'), useMessage()];
  const { text, change, send, isPending, isSent, refusal, setIsTried, fault } = useReply(uuid);
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (replyError(text) === null) {
      void send();
      return;
    }
    setIsTried(true);
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <form ref={form} id="answer" noValidate onSubmit={onSubmit} className="mt-5 flex scroll-mt-40 flex-col gap-3">
      <Field label={t('label')} hint={t('hint', { count: text.length })} error={fault && t(fault)} isRequired>
        <Textarea name="text" rows={3} value={text} onChange={({ target }) => change(target.value)} />
      </Field>
      {refusal ? (
        <InlineAlert tone={refusal.minutes === null ? 'error' : 'warning'} isLive>
          {refusal.minutes === null ? say(refusal.key) : t('limit', { minutes: refusal.minutes })}
        </InlineAlert>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isLoading={isPending} loadingText={t('sending')}>
          {t('send')}
        </Button>
        <p role="status" className="type-sm text-vine-700">
          {isSent ? t('sent') : ''}
        </p>
      </div>
    </form>
  );
}
