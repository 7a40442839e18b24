'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Control, type FieldValues, type Path, useForm } from 'react-hook-form';
import { z } from 'zod';
import { codeField, loginField, newPasswordField } from '@/components/form/fields.schema';
import { FormCode, FormPassword } from '@/components/form/form-input';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { isInvalidTokenError } from '@/lib/api/forms/form-errors';
import { codeCooldownSeconds } from '@/lib/contracts/account/auth';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { formatPhone } from '@/lib/format/phone';
import { requestPasswordReset, resetPassword, sendCode } from '../queries/auth';
import { EmailSent, InvalidLink, PasswordChanged } from './auth-notices';
import { LoginField } from './login-field';

/** Requests a password reset. */
const forgotFormSchema = z.object({ login: loginField });
type ForgotForm = z.infer<typeof forgotFormSchema>;

/** A new password by the link of an e-mail. */
const resetByLinkFormSchema = z.object({ password: newPasswordField });
type ResetByLinkForm = z.infer<typeof resetByLinkFormSchema>;

/** A new password by the code of an SMS. */
const resetByCodeFormSchema = z.object({ sms_code: codeField, password: newPasswordField });
type ResetByCodeForm = z.infer<typeof resetByCodeFormSchema>;

type NewPasswordFieldsProps<Values extends FieldValues> = Parameters<typeof FormFailureAlert>[0] & {
  control: Control<Values, unknown, FieldValues>;
  isSending: boolean;
};

/** The end of both forms: the new password, in the field `password`, and the button. */
function NewPasswordFields<Values extends FieldValues>({ control, failure, isSending }: NewPasswordFieldsProps<Values>) {
  const [t, fields] = [useTranslations('auth.reset'), useTranslations('auth.fields')];
  return (
    <>
      <FormPassword
        control={control}
        name={'password' as Path<Values>}
        label={fields('new_password')}
        hint={fields('new_password_hint')}
        isRequired
        autoComplete="new-password"
      />
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </>
  );
}

/** Sets a new password by the code sent to a phone. */
function ResetByCode({ phoneNumber, signInHref }: { phoneNumber: string; signInHref: string }) {
  const [t, locale] = [useTranslations('auth.reset'), useLocale()];
  const [isDone, setIsDone] = useState(false);
  const form = useForm({ resolver: zodResolver(resetByCodeFormSchema), defaultValues: { sms_code: '', password: '' } });
  const { submit, failure, showError, clear, isSending } = useFormSubmit(
    form,
    ['sms_code', 'password'],
    async ({ sms_code, password }: ResetByCodeForm) => {
      await resetPassword({ phone_number: phoneNumber, sms_code }, password);
      setIsDone(true);
    },
  );
  const sendAgain = async () => {
    clear();
    try {
      return await sendCode(phoneNumber, 'password', locale);
    } catch (error) {
      showError(error);
      return null;
    }
  };
  if (isDone) return <PasswordChanged signInHref={signInHref} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p role="status" className="type-body text-ink-2">
        {t('text_phone', { phone: formatPhone(phoneNumber) })}
      </p>
      <FormCode control={form.control} name="sms_code" send={sendAgain} pauseSeconds={codeCooldownSeconds} />
      <NewPasswordFields control={form.control} failure={failure} isSending={isSending} />
    </form>
  );
}

type ResetRequest = { by: 'email'; email: string } | { by: 'phone'; phoneNumber: string };

/** Requests a password reset: an e-mail gets a link; a phone gets a code, which is entered here. */
export function ForgotPanel({ signInHref }: { signInHref: string }) {
  const [t, locale] = [useTranslations('auth.forgot'), useLocale()];
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
      <LoginField control={form.control} />
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}

type ResetPanelProps = { token: string; signInHref: string; forgotHref: string };

/** Sets a new password by the link of an e-mail. */
export function ResetPanel({ token, signInHref, forgotHref }: ResetPanelProps) {
  const t = useTranslations('auth.reset');
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
      <NewPasswordFields control={form.control} failure={failure} isSending={isSending} />
    </form>
  );
}
