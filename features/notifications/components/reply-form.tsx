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
export function ReplyForm({ uuid }: { uuid: string }) {
  const [t, say] = [useTranslations('notifications.reply'), useMessage()];
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
      {failure ? (
        <InlineAlert tone={failure.minutes === null ? 'error' : 'warning'} isLive>
          {failure.minutes === null ? say(failure.key) : t('limit', { minutes: failure.minutes })}
        </InlineAlert>
      ) : null}
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
