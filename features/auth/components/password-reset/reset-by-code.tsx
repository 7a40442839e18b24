'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormCode } from '@/components/form/form-code';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { FormPassword } from '@/components/form/form-input';
import { SubmitButton } from '@/components/form/submit-button';
import { useFormSubmit } from '@/components/form/use-form-submit';
import { codeCooldownSeconds } from '@/lib/contracts/account/auth';
import { formatPhone } from '@/lib/format/phone';
import { type ResetByCodeForm, resetByCodeFormSchema } from '../../password-form.schema';
import { resetPassword } from '../../queries/reset-password';
import { sendCode } from '../../queries/send-code';
import { PasswordChanged } from './password-changed';

/** Sets a new password by the code sent to a phone. */
export function ResetByCode({ phoneNumber, signInHref }: { phoneNumber: string; signInHref: string }) {
  const [t, fields, locale] = [useTranslations('auth.reset'), useTranslations('auth.fields'), useLocale()];
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
