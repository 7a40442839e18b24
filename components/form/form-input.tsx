'use client';

import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/inputs/field';
import { Input, type InputProps } from '@/components/ui/inputs/input';
import { toRaw } from '@/components/ui/inputs/input-format';
import { ThousandsSeparatorContext } from '@/components/ui/inputs/thousands-separator';
import { useMessage } from '@/lib/i18n/use-message';
import { SmsCodeField } from './sms-code-field';

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'kind' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password input with a button that shows the password. */
function PasswordInput({ boxClassName, ...props }: PasswordInputProps) {
  const t = useTranslations('auth.password');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeSlashIcon : EyeIcon;
  return (
    <Input
      {...props}
      kind={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      boxClassName={boxClassName ?? 'pr-0.5'}
      suffix={
        <IconButton label={t(isShown ? 'hide' : 'show')} onClick={() => setIsShown(!isShown)}>
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  success?: ReactNode;
  isRequired?: boolean;
}

/**
 * The value of a form field with its translated error. Text that was typed or filled in by the browser before hydration is only in the
 * input, and is copied into the form.
 */
function useInputController<Values extends FieldValues>(
  control: Control<Values, unknown, FieldValues>,
  name: Path<Values>,
  read: (typed: string) => string,
) {
  const translate = useMessage();
  const { field, fieldState } = useController({ control, name });
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: It runs once, at hydration.
  useEffect(() => {
    const typed = read(box.current?.value ?? '');
    if (typed !== '' && String(field.value ?? '') === '') field.onChange(typed);
  }, []);
  const key = fieldState.error?.message;
  const { value, onChange, ref, ...rest } = field;
  const setBox = (node: HTMLInputElement | null) => {
    box.current = node;
    ref(node);
  };
  return {
    box: { ...rest, ref: setBox, value: String(value ?? ''), onValueChange: onChange },
    error: key === undefined ? null : translate(key),
  };
}

/** A form field: label, input and error. */
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

/** A password field. */
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

type FormCodeProps<Values extends FieldValues> = Pick<FormFieldProps<Values>, 'control' | 'name'> & {
  label?: ReactNode;
  send: () => Promise<number | null>;
  pauseSeconds?: number;
};

/** The SMS code field of a form. */
export function FormCode<Values extends FieldValues>({ control, name, label, send, pauseSeconds = 0 }: FormCodeProps<Values>) {
  const translate = useMessage();
  const { field, fieldState } = useController({ control, name });
  const key = fieldState.error?.message;
  return (
    <SmsCodeField
      label={label}
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
