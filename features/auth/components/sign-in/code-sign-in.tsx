'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { FormCode } from '@/components/form/form-code';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { FormInput } from '@/components/form/form-input';
import { SubmitButton } from '@/components/form/submit-button';
import { useFormSubmit } from '@/components/form/use-form-submit';
import { signInByCode } from '../../queries/sign-in-by-code';
import type { CodeForm } from '../../sign-in-form.schema';
import { completeSignIn } from '../complete-sign-in';
import { useCodeRequest } from '../use-code-request';

export function CodeSignIn({ form, next }: { form: UseFormReturn<CodeForm>; next: string }) {
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
      <FormInput
        control={form.control}
        name="phone_number"
        kind="phone"
        label={fields('phone')}
        isRequired
        autoComplete="tel-national"
      />
      <FormCode control={form.control} name="sms_code" send={requestCode} />
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
