'use client';

import { useTranslations } from 'next-intl';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { callCommentMax } from '@/lib/contracts/call-request';
import { useMessage } from '@/lib/i18n/use-message';
import type { useCallRequest } from './use-call-request';

type Props = Pick<ReturnType<typeof useCallRequest>, 'form' | 'submit' | 'failure' | 'isSending'>;

/** Name, number and what the call is to be about. */
export function CallRequestForm({ form: { control }, submit, failure, isSending }: Props) {
  const t = useTranslations('help.form');
  const say = useMessage();
  return (
    <form method="post" noValidate onSubmit={submit} className="flex min-h-full flex-col gap-4">
      <FormInput control={control} name="name" label={t('name')} isRequired autoComplete="name" />
      <FormInput
        control={control}
        name="phone_number"
        kind="phone"
        label={t('phone')}
        isRequired
        placeholder={t('phone_placeholder')}
      />
      <FormTextarea
        control={control}
        name="comment"
        label={t('comment')}
        rows={3}
        maxLength={callCommentMax}
        placeholder={t('comment_placeholder')}
      />
      {failure ? (
        <InlineAlert tone={failure.minutes === null ? 'error' : 'warning'} isLive>
          {failure.minutes === null ? say(failure.key) : t('limit', { minutes: failure.minutes })}
        </InlineAlert>
      ) : null}
      <Button type="submit" size="lg" isFullWidth isLoading={isSending} loadingText={t('sending')} className="mt-auto shrink-0">
        {t('send')}
      </Button>
    </form>
  );
}
