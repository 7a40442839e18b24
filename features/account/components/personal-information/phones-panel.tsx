'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { codeField, phoneField } from '@/components/form/fields.schema';
import { FormCode, FormInput } from '@/components/form/form-input';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { Button } from '@/components/ui/buttons/button';
import { formatPhone } from '@/lib/format/phone';
import { useConfirmPhone, useProfile, useSendPhoneCode } from '../../queries/profile';

/** A number and the code that was sent to it. */
const phoneFormSchema = z.object({ phone_number: phoneField, sms_code: codeField });
type PhoneValues = z.infer<typeof phoneFormSchema>;

/** Adds a number by the code that is sent to it. */
function PhoneForm({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations('account.phones');
  const form = useForm({ resolver: zodResolver(phoneFormSchema), defaultValues: { phone_number: '', sms_code: '' } });
  const { mutateAsync: sendCode } = useSendPhoneCode();
  const { mutateAsync: confirm } = useConfirmPhone();
  const { submit, failure, showError, clear, isSending } = useFormSubmit(
    form,
    ['phone_number', 'sms_code'],
    async ({ phone_number, sms_code }: PhoneValues) => {
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

/** The numbers that were confirmed by SMS, and the form that adds one. */
export function PhonesPanel() {
  const t = useTranslations('account.phones');
  const { valid_phone_numbers: phones } = useProfile();
  const [isAdding, setIsAdding] = useState(phones.length === 0);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const handleConfirmed = () => {
    setIsAdding(false);
    setIsConfirmed(true);
  };
  return (
    <div className="flex flex-col gap-3">
      {phones.length === 0 ? <p className="type-sm text-ink-2">{t('none')}</p> : null}
      <ul className="flex flex-col gap-2 empty:hidden">
        {phones.map((phone) => (
          <li key={phone} className="type-ui num flex items-center gap-2">
            <CheckCircleIcon weight="fill" aria-hidden="true" className="size-5 text-vine-600" />
            {formatPhone(phone)}
          </li>
        ))}
      </ul>
      <p role="status" className="type-sm text-vine-700 empty:hidden">
        {isConfirmed ? t('confirmed') : ''}
      </p>
      {isAdding ? (
        <PhoneForm onConfirmed={handleConfirmed} />
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setIsAdding(true);
            setIsConfirmed(false);
          }}
          className="self-start"
        >
          {t('add')}
        </Button>
      )}
    </div>
  );
}
