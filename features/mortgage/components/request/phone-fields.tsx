'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert } from '@/components/form/form-submit';
import { SmsCodeField } from '@/components/form/sms-code-field';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { useCheckPhoneCode, useSendPhoneCode } from '@/lib/api/phone-code';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { useSession } from '@/lib/stores/session/session-store';
import { useDebounced } from '@/lib/use-debounced';
import { isCompleteCode } from '../../loan-request-form.schema';
import { type CodeSent, type FormValues, useMortgage } from '../../stores/mortgage-store';

const checkAfterMs = 1000;

/** `known`: a number of the visitor's own, which needs no code. */
type PhoneState = 'open' | 'checking' | 'rejected' | 'confirmed' | 'known';

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
const name = 'phone_number';

/** How long until another code may be asked for, where the form was left and opened again meanwhile. */
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
  const sendCode = useSendPhoneCode();
  const { values, setValues, codeSent, setCodeSent } = useMortgage();
  const codeFieldKey = useCodeFieldKey(phone);
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);

  const send = async (): Promise<number | null> => {
    setFailure(null);
    if (!(await form.trigger(name, { shouldFocus: true }))) return null;
    try {
      const seconds = await sendCode(phone);
      setCodeSent({ phone, atMs: Date.now() });
      setValues({ sms_code: '' });
      return seconds;
    } catch (error) {
      const { fields, form: whole } = toFormErrors(error, [name]);
      for (const { key } of fields) form.setError(name, { type: 'server', message: key });
      setFailure(whole);
      return null;
    }
  };
  const labels = {
    checking: t('checking'),
    rejected: t('rejected'),
    confirmed: t('confirmed'),
    known: t('known_phone'),
    open: '',
  };
  return (
    <>
      <FormInput
        control={form.control}
        name={name}
        kind="phone"
        label={t('phone')}
        isRequired
        isVerified={state === 'known' || state === 'confirmed'}
        success={state === 'known' ? labels.known : undefined}
      />
      {state === 'known' ? null : (
        <SmsCodeField
          key={codeFieldKey}
          value={values.sms_code ?? ''}
          onValueChange={(code) => setValues({ sms_code: code })}
          send={send}
          pauseSeconds={resendSecondsLeft(codeSent)}
          isVerified={state === 'confirmed'}
          error={state === 'rejected' ? labels.rejected : null}
          success={state === 'confirmed' ? labels.confirmed : null}
        />
      )}
      <p role="status" className="sr-only">
        {labels[state]}
      </p>
      <FormFailureAlert failure={failure} />
    </>
  );
}
