'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormCode } from '@/components/form/form-code';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { FormInput } from '@/components/form/form-input';
import { SubmitButton } from '@/components/form/submit-button';
import { useFormSubmit } from '@/components/form/use-form-submit';
import { phoneFormSchema, type PhoneForm as Values } from '../../phone-form.schema';
import { useConfirmPhone, useSendPhoneCode } from '../../queries/validate-phone';

/** Adds a number by the code that is sent to it. */
export function PhoneForm({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations('account.phones');
  const form = useForm({ resolver: zodResolver(phoneFormSchema), defaultValues: { phone_number: '', sms_code: '' } });
  const { mutateAsync: sendCode } = useSendPhoneCode();
  const { mutateAsync: confirm } = useConfirmPhone();
  const { submit, failure, showError, clear, isSending } = useFormSubmit(
    form,
    ['phone_number', 'sms_code'],
    async ({ phone_number, sms_code }: Values) => {
      await confirm({ phoneNumber: phone_number, smsCode: sms_code });
      onConfirmed();
    },
  );
  const send = async (): Promise<number | null> => {
    clear();
    if (!(await form.trigger('phone_number', { shouldFocus: true }))) return null;
    try {
      const seconds = await sendCode(form.getValues('phone_number'));
      form.setFocus('sms_code');
      return seconds;
    } catch (error) {
      showError(error);
      return null;
    }
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-110 flex-col gap-4">
      <FormInput
        control={form.control}
        name="phone_number"
        kind="phone"
        label={t('new')}
        isRequired
        autoComplete="tel-national"
      />
      <FormCode control={form.control} name="sms_code" send={send} />
      <FormFailureAlert failure={failure} />
      <SubmitButton isLoading={isSending} loadingText={t('confirming')} className="self-start">
        {t('confirm')}
      </SubmitButton>
    </form>
  );
}
