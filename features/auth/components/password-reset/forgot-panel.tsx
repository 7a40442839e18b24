'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { FormInput } from '@/components/form/form-input';
import { SubmitButton } from '@/components/form/submit-button';
import { useFormSubmit } from '@/components/form/use-form-submit';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { type ForgotForm, forgotFormSchema } from '../../password-form.schema';
import { requestPasswordReset } from '../../queries/request-password-reset';
import { EmailSent } from '../email-sent';
import { ResetByCode } from './reset-by-code';

type ResetRequest = { by: 'email'; email: string } | { by: 'phone'; phoneNumber: string };

/** Requests a password reset: an e-mail gets a link; a phone gets a code, which is entered here. */
export function ForgotPanel({ signInHref }: { signInHref: string }) {
  const [t, fields, locale] = [useTranslations('auth.forgot'), useTranslations('auth.fields'), useLocale()];
  const [sentTo, setSentTo] = useState<ResetRequest | null>(null);
  const form = useForm({ resolver: zodResolver(forgotFormSchema), defaultValues: { login: '' } });
  const { submit, failure, isSending } = useFormSubmit(form, ['login'], async ({ login }: ForgotForm) => {
    await requestPasswordReset(login, locale);
    const phone = mobilePhoneSchema.safeParse(login);
    setSentTo(phone.success ? { by: 'phone', phoneNumber: phone.data } : { by: 'email', email: login });
  });
  if (sentTo?.by === 'email') return <EmailSent kind="forgot" email={sentTo.email} />;
  if (sentTo) return <ResetByCode phoneNumber={sentTo.phoneNumber} signInHref={signInHref} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="type-body text-ink-2">{t('text')}</p>
      <FormInput
        control={form.control}
        name="login"
        label={fields('login')}
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
