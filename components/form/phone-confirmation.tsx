'use client';

import { type ComponentProps, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert } from '@/components/form/form-submit';
import { SmsCodeField } from '@/components/form/sms-code-field';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { useSendPhoneCode } from '@/lib/api/phone-code';

/** `known`: a number of the visitor's own, which needs no code. */
export type PhoneState = 'open' | 'checking' | 'rejected' | 'confirmed' | 'known';
export type SentCode = { phone: string; atMs: number };

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  labels: Record<Exclude<PhoneState, 'open'> | 'phone', string>;
  /** The number as the API takes it. */
  phone: string;
  state: PhoneState;
  code: string;
  onCodeChange: (code: string) => void;
  onSent: (sent: SentCode) => void;
  /** Changes when the field has to start over. */
  codeFieldKey: string | number;
  pauseSeconds?: ComponentProps<typeof SmsCodeField>['pauseSeconds'];
};

/** A phone of a form and the code of its SMS. */
export function PhoneConfirmation<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, labels, phone, state, code, onCodeChange, onSent, codeFieldKey, pauseSeconds = 0 } = props;
  const sendCode = useSendPhoneCode();
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);
  const send = async (): Promise<number | null> => {
    setFailure(null);
    if (!(await form.trigger(name, { shouldFocus: true }))) return null;
    try {
      const seconds = await sendCode(phone);
      onSent({ phone, atMs: Date.now() });
      onCodeChange('');
      return seconds;
    } catch (error) {
      const { fields, form: whole } = toFormErrors(error, ['phone_number']);
      for (const { key } of fields) form.setError(name, { type: 'server', message: key });
      setFailure(whole);
      return null;
    }
  };
  return (
    <>
      <FormInput
        control={form.control}
        name={name}
        kind="phone"
        label={labels.phone}
        isRequired
        isVerified={state === 'known' || state === 'confirmed'}
        success={state === 'known' ? labels.known : undefined}
      />
      {state === 'known' ? null : (
        <SmsCodeField
          key={codeFieldKey}
          value={code}
          onValueChange={onCodeChange}
          send={send}
          pauseSeconds={pauseSeconds}
          isVerified={state === 'confirmed'}
          error={state === 'rejected' ? labels.rejected : null}
          success={state === 'confirmed' ? labels.confirmed : null}
        />
      )}
      <p role="status" className="sr-only">
        {state === 'open' ? '' : labels[state]}
      </p>
      <FormFailureAlert failure={failure} />
    </>
  );
}
