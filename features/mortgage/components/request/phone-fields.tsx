'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PhoneConfirmation, type PhoneState } from '@/components/form/phone-confirmation';
import { useCheckPhoneCode } from '@/lib/api/phone-code';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { useSession } from '@/lib/stores/session/session-store';
import { useDebounced } from '@/lib/use-debounced';
import { isCompleteCode } from '../../loan-request-form.schema';
import { type CodeSent, type FormValues, useMortgage } from '../../stores/mortgage-store';

const checkAfterMs = 1000;

/** State of the phone of the request; a complete code is checked a second after the last keystroke. */
export function usePhoneConfirmation(phone: string): PhoneState {
  const isKnown = useSession(({ user }) => user?.valid_phone_numbers.includes(phone) ?? false);
  const { confirmedPhone, codeSent, values, setConfirmedPhone } = useMortgage();
  const code = values.sms_code ?? '';
  const settledCode = useDebounced(code, checkAfterMs);
  const isConfirmed = confirmedPhone !== null && confirmedPhone === phone;
  const isChecked =
    !isKnown && !isConfirmed && isCompleteCode(code) && settledCode === code && mobilePhoneSchema.safeParse(phone).success;
  const { isSuccess, isError, isFetching } = useCheckPhoneCode(phone, isChecked ? code : null, codeSent?.atMs ?? null);
  useEffect(() => {
    if (isChecked && isSuccess) setConfirmedPhone(phone);
  }, [isChecked, isSuccess, phone, setConfirmedPhone]);
  if (isKnown) return 'known';
  if (isConfirmed) return 'confirmed';
  if (isFetching) return 'checking';
  return isChecked && isError ? 'rejected' : 'open';
}

const pauseSeconds = 60;

/** How long until another code may be requested; it outlives closing and reopening the form. */
const resendSecondsLeft = (sent: CodeSent | null): number =>
  sent === null ? 0 : Math.max(0, Math.ceil(pauseSeconds - (Date.now() - sent.atMs) / 1000));

/** A code belongs to its number: with another one everything about it starts over. @returns a name that changes whenever it does */
function useCodeFieldKey(phone: string): number {
  const { codeSent, setCodeSent, setValues } = useMortgage();
  const [key, setKey] = useState(0);
  const [before, setBefore] = useState(phone);
  useEffect(() => {
    if (phone === before) return;
    setBefore(phone);
    setValues({ sms_code: '' });
    if (codeSent === null || codeSent.phone === phone) return;
    setCodeSent(null);
    setKey((now) => now + 1);
  }, [phone, before, codeSent, setCodeSent, setValues]);
  return key;
}

type Props = { form: UseFormReturn<FormValues>; phone: string; state: PhoneState };

/** The phone, and the code of its SMS unless the number is one of the visitor's own. */
export function PhoneFields({ form, phone, state }: Props) {
  const t = useTranslations('mortgage.form');
  const { values, setValues, codeSent, setCodeSent } = useMortgage();
  return (
    <PhoneConfirmation
      form={form}
      name="phone_number"
      labels={{
        phone: t('phone'),
        checking: t('checking'),
        rejected: t('rejected'),
        confirmed: t('confirmed'),
        known: t('known_phone'),
      }}
      phone={phone}
      state={state}
      code={values.sms_code ?? ''}
      onCodeChange={(code) => setValues({ sms_code: code })}
      onSent={setCodeSent}
      codeFieldKey={useCodeFieldKey(phone)}
      pauseSeconds={resendSecondsLeft(codeSent)}
    />
  );
}
