'use client';

import { useEffect, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { Field } from '@/components/ui/inputs/field';
import { Select, type SelectOption } from '@/components/ui/selects/select';
import { useMessage } from '@/lib/i18n/use-message';
import type { FormFieldProps } from './form-input';

type Props<Values extends FieldValues> = FormFieldProps<Values> & {
  options: readonly SelectOption[];
  placeholder?: string;
  /** Called after the form has the choice. */
  onChosen?: (value: string) => void;
};

/** A form field with one choice. Without an option for the empty text, nothing is chosen at first. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  isRequired,
  options,
  placeholder,
  onChosen,
}: Props<Values>) {
  const translate = useMessage();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const key = fieldState.error?.message;
  const value = String(field.value ?? '');
  const { ref } = field;
  useEffect(() => {
    // The select takes no ref, but an invalid form still has to focus it.
    ref({ focus: () => document.getElementById(id)?.focus() });
  }, [ref, id]);
  return (
    <Field id={id} label={label} hint={hint} isRequired={isRequired ?? false} error={key === undefined ? null : translate(key)}>
      <Select
        options={options}
        value={options.some((option) => option.value === value) ? value : null}
        onValueChange={(next) => {
          field.onChange(next);
          onChosen?.(next);
        }}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    </Field>
  );
}
