'use client';

import { type FieldValues, useController } from 'react-hook-form';
import { DateInput } from '@/components/ui/inputs/date-input';
import { Field } from '@/components/ui/inputs/field';
import { useMessage } from '@/lib/i18n/use-message';
import type { FormFieldProps } from './form-input';

/** A form field with a day, `YYYY-MM-DD`; empty for none. */
export function FormDate<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  isRequired,
  min,
}: FormFieldProps<Values> & { min?: string }) {
  const translate = useMessage();
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, ...rest } = field;
  const key = fieldState.error?.message;
  return (
    <Field label={label} hint={hint} isRequired={isRequired ?? false} error={key === undefined ? null : translate(key)}>
      <DateInput {...rest} {...(min ? { min } : {})} value={String(value ?? '')} onValueChange={onChange} />
    </Field>
  );
}
