'use client';

import { type FieldValues, useController } from 'react-hook-form';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { useMessage } from '@/lib/i18n/use-message';
import type { FormFieldProps } from './form-input';

/** A form field with a longer text. */
export function FormTextarea<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  isRequired,
  ...area
}: FormFieldProps<Values> & { rows?: number; maxLength?: number; placeholder?: string }) {
  const translate = useMessage();
  const { field, fieldState } = useController({ control, name });
  const key = fieldState.error?.message;
  return (
    <Field label={label} hint={hint} isRequired={isRequired ?? false} error={key === undefined ? null : translate(key)}>
      <Textarea {...area} {...field} value={String(field.value ?? '')} />
    </Field>
  );
}
