'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { callCommentMax } from '@/lib/contracts/call-request';
import { useSession } from '@/lib/stores/session/session-store';
import { type CallRequest, callRequestFormSchema } from '../call-request-form.schema';
import { sendCallRequest } from '../queries/send-call-request';

const empty: CallRequest = { name: '', phone_number: '', comment: '' };

/**
 * The form of a call request, prefilled with the visitor's data until their session ends; what was typed stays until it is sent.
 * @param onSent receives the number that will be called
 */
export function useCallRequest(onSent: (phone: string) => void) {
  const name = useSession(({ user }) => user?.name ?? '');
  const phone = useSession(({ user }) => user?.valid_phone_numbers[0] ?? '');
  const isKnown = useSession(({ user }) => user !== null);
  const form = useForm({ resolver: zodResolver(callRequestFormSchema), defaultValues: { ...empty, name, phone_number: phone } });

  useEffect(() => {
    if (!isKnown) return;
    // The visitor may sign in after the form was opened.
    if (!form.getValues('name')) form.setValue('name', name);
    if (!form.getValues('phone_number')) form.setValue('phone_number', phone);
    return () => {
      form.setValue('name', '');
      form.setValue('phone_number', '');
    };
  }, [form, isKnown, name, phone]);

  useFormDraft(form, 'call request');

  const sending = useFormSubmit(form, ['name', 'phone_number', 'comment'], async (request: CallRequest) => {
    // A server failure is not shown: the button is enabled again.
    if (!(await sendCallRequest(request))) return;
    form.reset({ ...empty, name, phone_number: phone });
    onSent(request.phone_number);
  });
  return { form, ...sending };
}

type Props = Pick<ReturnType<typeof useCallRequest>, 'form' | 'submit' | 'failure' | 'isSending'>;

/** Name, number and what the call is to be about. */
export function CallRequestForm({ form: { control }, submit, failure, isSending }: Props) {
  const t = useTranslations('help.form');
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
      <FormFailureAlert failure={failure} limitText={(minutes) => t('limit', { minutes })} />
      <Button type="submit" size="lg" isFullWidth isLoading={isSending} loadingText={t('sending')} className="mt-auto shrink-0">
        {t('send')}
      </Button>
    </form>
  );
}
