'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { codeField, phoneField } from '@/components/form/fields.schema';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { PhoneCodeFields } from '@/components/form/phone-code-fields';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { formatPhone } from '@/lib/format/phone';
import { type PhoneAction, useConfirmPhone, useProfile, useSendPhoneCode } from '../../queries/profile';
import { PhoneDialog } from './phone-dialog';

/** A number and the code that was sent to it. */
const phoneFormSchema = z.object({ phone_number: phoneField, sms_code: codeField });
type PhoneValues = z.infer<typeof phoneFormSchema>;

/** Adds a number by the code that is sent to it. */
function PhoneForm({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations('account.phones');
  const form = useForm({ resolver: zodResolver(phoneFormSchema), defaultValues: { phone_number: '', sms_code: '' } });
  useFormDraft(form, 'phone');
  const { mutateAsync: sendCode } = useSendPhoneCode();
  const { mutateAsync: confirm } = useConfirmPhone();
  const { submit, failure, showError, clear, isSending } = useFormSubmit(
    form,
    ['phone_number', 'sms_code'],
    async ({ phone_number, sms_code }: PhoneValues) => {
      await confirm({ phoneNumber: phone_number, smsCode: sms_code });
      form.reset();
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
      <PhoneCodeFields control={form.control} label={t('new')} send={send} />
      <FormFailureAlert failure={failure} />
      <SubmitButton isLoading={isSending} loadingText={t('confirming')} className="self-start">
        {t('confirm')}
      </SubmitButton>
    </form>
  );
}

type PhoneRowProps = { phone: string; isLogin: boolean; onAction: (action: PhoneAction) => void };

/** A confirmed number and what may be done with it. */
function PhoneRow({ phone, isLogin, onAction }: PhoneRowProps) {
  const t = useTranslations('account.phones');
  const actions: readonly PhoneAction[] = isLogin ? ['replace', 'remove'] : ['login', 'replace', 'remove'];
  const shown = formatPhone(phone);
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <CheckCircleIcon weight="fill" aria-hidden="true" className="size-5 text-vine-600" />
      <span className="type-ui num">{shown}</span>
      {isLogin ? <Tag tone="neutral">{t('signs_in')}</Tag> : null}
      <span className="-mx-3 flex flex-wrap md:mx-0 md:ml-auto">
        {actions.map((action) => (
          <Button
            key={action}
            variant="ghost"
            size="sm"
            aria-label={t(`${action}_named`, { phone: shown })}
            onClick={() => onAction(action)}
          >
            {t(action)}
          </Button>
        ))}
      </span>
    </li>
  );
}

/** The numbers that were confirmed by SMS, what may be done with each, and the form that adds one. */
export function PhonesPanel() {
  const t = useTranslations('account.phones');
  const { valid_phone_numbers: phones, login_phone: loginPhone } = useProfile();
  const [isAdding, setIsAdding] = useState(phones.length === 0);
  const [status, setStatus] = useState<'confirmed' | 'changed' | null>(null);
  const [change, setChange] = useState<{ phone: string; action: PhoneAction } | null>(null);
  const handleConfirmed = () => {
    setIsAdding(false);
    setStatus('confirmed');
  };
  return (
    <div className="flex flex-col gap-3">
      {phones.length === 0 ? <p className="type-sm text-ink-2">{t('none')}</p> : null}
      <ul className="flex flex-col gap-2 empty:hidden">
        {phones.map((phone) => (
          <PhoneRow
            key={phone}
            phone={phone}
            isLogin={phone === loginPhone}
            onAction={(action) => {
              setStatus(null);
              setChange({ phone, action });
            }}
          />
        ))}
      </ul>
      <p role="status" className="type-sm text-vine-700 empty:hidden">
        {status === null ? '' : t(status)}
      </p>
      {isAdding ? (
        <PhoneForm onConfirmed={handleConfirmed} />
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setIsAdding(true);
            setStatus(null);
          }}
          className="self-start"
        >
          {t('add')}
        </Button>
      )}
      {change === null ? null : (
        <PhoneDialog
          {...change}
          onClose={() => setChange(null)}
          onDone={() => {
            setChange(null);
            setStatus('changed');
          }}
        />
      )}
    </div>
  );
}
