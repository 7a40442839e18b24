'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { FormInput, FormPassword } from '@/components/form/form-input';
import { SubmitButton } from '@/components/form/submit-button';
import { useFormSubmit } from '@/components/form/use-form-submit';
import { signIn } from '../../queries/sign-in';
import type { PasswordForm } from '../../sign-in-form.schema';
import { completeSignIn } from '../complete-sign-in';

type Props = { form: UseFormReturn<PasswordForm>; next: string; children: ReactNode };

export function PasswordSignIn({ form, next, children }: Props) {
  const [t, fields] = [useTranslations('auth.sign_in'), useTranslations('auth.fields')];
  const { submit, failure, isSending } = useFormSubmit(form, ['login', 'password'], async ({ login, password }: PasswordForm) => {
    await signIn(login, password);
    completeSignIn(next);
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
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
      <FormPassword
        control={form.control}
        name="password"
        label={fields('password')}
        isRequired
        autoComplete="current-password"
      />
      {children}
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
