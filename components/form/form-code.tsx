'use client';

import { type FieldValues, useController } from 'react-hook-form';
import { useMessage } from '@/lib/i18n/use-message';
import type { FormFieldProps } from './form-input';
import { SmsCodeField } from './sms-code-field';

type Props<Values extends FieldValues> = Pick<FormFieldProps<Values>, 'control' | 'name'> & {
  send: () => Promise<number | null>;
  pauseSeconds?: number;
};

/** The SMS code field of a form. */
export function FormCode<Values extends FieldValues>({ control, name, send, pauseSeconds = 0 }: Props<Values>) {
  const translate = useMessage();
  const { field, fieldState } = useController({ control, name });
  const key = fieldState.error?.message;
  return (
    <SmsCodeField
      value={String(field.value ?? '')}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      send={send}
      pauseSeconds={pauseSeconds}
      error={key === undefined ? null : translate(key)}
    />
  );
}
