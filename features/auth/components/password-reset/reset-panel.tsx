'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { FormPassword } from '@/components/form/form-input';
import { SubmitButton } from '@/components/form/submit-button';
import { useFormSubmit } from '@/components/form/use-form-submit';
import { type ResetByLinkForm, resetByLinkFormSchema } from '../../password-form.schema';
import { isInvalidTokenError } from '../../queries/invalid-token-error';
import { resetPassword } from '../../queries/reset-password';
import { InvalidLink } from '../invalid-link';
import { PasswordChanged } from './password-changed';

type Props = { token: string; signInHref: string; forgotHref: string };

/** Sets a new password by the link of an e-mail. */
export function ResetPanel({ token, signInHref, forgotHref }: Props) {
  const [t, fields] = [useTranslations('auth.reset'), useTranslations('auth.fields')];
  const [state, setState] = useState<'form' | 'done' | 'invalid'>('form');
  const form = useForm({ resolver: zodResolver(resetByLinkFormSchema), defaultValues: { password: '' } });
  const { submit, failure, isSending } = useFormSubmit(form, ['password'], async ({ password }: ResetByLinkForm) => {
    try {
      await resetPassword({ token }, password);
      setState('done');
    } catch (error) {
      if (!isInvalidTokenError(error)) throw error;
      setState('invalid');
    }
  });
  if (state === 'done') return <PasswordChanged signInHref={signInHref} />;
  if (state === 'invalid')
    return <InvalidLink title={t('invalid_title')} text={t('invalid')} action={{ href: forgotHref, label: t('again') }} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="type-body text-ink-2">{t('text')}</p>
      <FormPassword
        control={form.control}
        name="password"
        label={fields('new_password')}
        hint={fields('new_password_hint')}
        isRequired
        autoComplete="new-password"
      />
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
