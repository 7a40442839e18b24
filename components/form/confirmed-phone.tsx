'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert } from '@/components/form/form-submit';
import { SmsCodeField } from '@/components/form/sms-code-field';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { useCheckPhoneCode, useSendPhoneCode } from '@/lib/api/phone-code';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { useSession } from '@/lib/stores/session/session-store';
import { useDebounced } from '@/lib/use-debounced';

const checkAfterMs = 1000;
const codeCharactersMin = 4;

type Sent = { phone: string; atMs: number };
type PhoneState = 'open' | 'checking' | 'rejected' | 'confirmed' | 'known';

/** State of a phone; a complete code is checked a second after the last keystroke. */
function usePhoneState(phone: string, code: string, sent: Sent | null): PhoneState {
  const isKnown = useSession(({ user }) => user?.valid_phone_numbers.includes(phone) ?? false);
  const settled = useDebounced(code, checkAfterMs);
  const isComplete = settled.length >= codeCharactersMin && settled === code;
  const isChecked = !isKnown && sent?.phone === phone && isComplete;
  const { isSuccess, isError, isFetching } = useCheckPhoneCode(phone, isChecked ? code : null, sent?.atMs ?? null);
  if (isKnown) return 'known';
  if (!isChecked) return 'open';
  if (isFetching) return 'checking';
  if (isSuccess) return 'confirmed';
  return isError ? 'rejected' : 'open';
}

type Props<Values extends FieldValues> = { form: UseFormReturn<Values>; name: Path<Values>; label: string };

/** A phone of a form with the code of its SMS; a number of the visitor's own needs none. */
export function ConfirmedPhone<Values extends FieldValues>({ form, name, label }: Props<Values>) {
  const t = useTranslations('auth.phone');
  const typed = String(useWatch({ control: form.control, name }) ?? '');
  const phone = mobilePhoneSchema.safeParse(typed).data ?? '';
  const sendCode = useSendPhoneCode();
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);
  const state = usePhoneState(phone, code, sent);
  useEffect(() => {
    if (state === 'confirmed') form.clearErrors(name);
  }, [state, form, name]);

  const send = async (): Promise<number | null> => {
    setFailure(null);
    if (!(await form.trigger(name, { shouldFocus: true }))) return null;
    try {
      const seconds = await sendCode(phone);
      setSent({ phone, atMs: Date.now() });
      setCode('');
      return seconds;
    } catch (error) {
      const { fields, form: whole } = toFormErrors(error, ['phone_number']);
      for (const { key } of fields) form.setError(name, { type: 'server', message: key });
      setFailure(whole);
      return null;
    }
  };
  const labels = {
    open: '',
    known: t('known'),
    confirmed: t('confirmed'),
    checking: t('checking'),
    rejected: t('rejected'),
  } satisfies Record<PhoneState, string>;
  return (
    <>
      <FormInput
        control={form.control}
        name={name}
        kind="phone"
        label={label}
        isRequired
        isVerified={state === 'known' || state === 'confirmed'}
        success={state === 'known' ? labels.known : undefined}
      />
      {state === 'known' ? null : (
        <SmsCodeField
          // A code belongs to its number.
          key={sent !== null && sent.phone !== phone ? phone : 'code'}
          value={code}
          onValueChange={setCode}
          send={send}
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
