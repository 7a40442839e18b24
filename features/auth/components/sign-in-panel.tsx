'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { codeField, loginField, passwordField, phoneField } from '@/components/form/fields.schema';
import { FormPassword } from '@/components/form/form-input';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { PhoneCodeFields } from '@/components/form/phone-code-fields';
import { Link } from '@/components/ui/navigation/link';
import { Tabs } from '@/components/ui/navigation/tabs';
import { signIn, signInByCode } from '../queries/auth';
import { completeSignIn } from './complete-sign-in';
import { LoginField } from './login-field';
import { useCodeRequest } from './use-code-request';

/** Sign-in by an e-mail or a phone with its password. */
const passwordFormSchema = z.object({ login: loginField, password: passwordField });
type PasswordForm = z.infer<typeof passwordFormSchema>;

/** Sign-in by the code of an SMS. */
const codeFormSchema = z.object({ phone_number: phoneField, sms_code: codeField });
type CodeForm = z.infer<typeof codeFormSchema>;

type PasswordSignInProps = { form: UseFormReturn<PasswordForm>; next: string; children: ReactNode };

function PasswordSignIn({ form, next, children }: PasswordSignInProps) {
  const [t, fields] = [useTranslations('auth.sign_in'), useTranslations('auth.fields')];
  const { submit, failure, isSending } = useFormSubmit(form, ['login', 'password'], async ({ login, password }: PasswordForm) => {
    await signIn(login, password);
    completeSignIn(next);
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <LoginField control={form.control} />
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

function CodeSignIn({ form, next }: { form: UseFormReturn<CodeForm>; next: string }) {
  const [t, fields] = [useTranslations('auth.sign_in'), useTranslations('auth.fields')];
  const { submit, failure, showError, clear, isSending } = useFormSubmit(
    form,
    ['phone_number', 'sms_code'],
    async ({ phone_number, sms_code }: CodeForm) => {
      await signInByCode(phone_number, sms_code);
      completeSignIn(next);
    },
  );
  const requestCode = useCodeRequest({ form, purpose: 'sign-in', showError, clear });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneCodeFields control={form.control} label={fields('phone')} send={requestCode} />
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}

type Way = 'password' | 'code';

/** Sign-in by a password or by the code of an SMS. Both forms keep their values when the tab changes. */
export function SignInPanel({ next, forgotHref }: { next: string; forgotHref: string }) {
  const t = useTranslations('auth.sign_in');
  const [way, setWay] = useState<Way>('password');
  const byPassword = useForm({ resolver: zodResolver(passwordFormSchema), defaultValues: { login: '', password: '' } });
  const byCode = useForm({ resolver: zodResolver(codeFormSchema), defaultValues: { phone_number: '', sms_code: '' } });
  return (
    <Tabs
      label={t('method')}
      value={way}
      onValueChange={setWay}
      panelClassName="pt-5"
      items={[
        {
          value: 'password',
          label: t('by_password'),
          panel: (
            <PasswordSignIn form={byPassword} next={next}>
              <Link href={forgotHref} className="type-sm inline-flex min-h-11 items-center self-start text-link hover:underline">
                {t('forgot')}
              </Link>
            </PasswordSignIn>
          ),
        },
        { value: 'code', label: t('by_code'), panel: <CodeSignIn form={byCode} next={next} /> },
      ]}
    />
  );
}
