'use client';

import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { Field } from '@/components/ui/inputs/field';
import { Input, type InputProps } from '@/components/ui/inputs/input';
import { toRaw } from '@/components/ui/inputs/input-format';
import { ThousandsSeparatorContext } from '@/components/ui/inputs/thousands-separator';
import { useMessage } from '@/lib/i18n/use-message';
import { PasswordInput } from './password-input';

export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  success?: ReactNode;
  isRequired?: boolean;
}

/**
 * The value of a field of a form with the words of its fault. What was typed, or filled in by the browser, before the page came alive
 * stands in the box alone; the form takes it over.
 */
function useInputController<Values extends FieldValues>(
  control: Control<Values, unknown, FieldValues>,
  name: Path<Values>,
  read: (typed: string) => string,
) {
  const say = useMessage();
  const { field, fieldState } = useController({ control, name });
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when the page comes alive.
  useEffect(() => {
    const typed = read(box.current?.value ?? '');
    if (typed !== '' && String(field.value ?? '') === '') field.onChange(typed);
  }, []);
  const key = fieldState.error?.message;
  const { value, onChange, ref, ...rest } = field;
  const takeBox = (node: HTMLInputElement | null) => {
    box.current = node;
    ref(node);
  };
  return {
    box: { ...rest, ref: takeBox, value: String(value ?? ''), onValueChange: onChange },
    error: key === undefined ? null : say(key),
  };
}

/** A line of a form: its label, its control and what is wrong with it. */
export function FormInput<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  success,
  isRequired,
  ...input
}: FormFieldProps<Values> & Omit<InputProps, 'name' | 'value' | 'onValueChange' | 'ref' | 'onBlur'>) {
  const group = useContext(ThousandsSeparatorContext);
  const { box, error } = useInputController(control, name, (typed) => toRaw(input.kind ?? 'text', typed, input.maxDigits, group));
  return (
    <Field label={label} hint={hint} success={success} isRequired={isRequired ?? false} error={error}>
      <Input {...input} {...box} />
    </Field>
  );
}

/** The same for a password. */
export function FormPassword<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  success,
  isRequired,
  autoComplete,
}: FormFieldProps<Values> & { autoComplete: 'current-password' | 'new-password' }) {
  const { box, error } = useInputController(control, name, (typed) => typed);
  return (
    <Field label={label} hint={hint} success={success} isRequired={isRequired ?? false} error={error}>
      <PasswordInput {...box} autoComplete={autoComplete} />
    </Field>
  );
}
