'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { type ChangeEvent, type ComponentProps, type ReactNode, useContext } from 'react';
import { useFieldControl } from '@/components/ui/inputs/field';
import { caretPosition, type InputKind, toFormatted, toRaw } from '@/components/ui/inputs/input-format';
import { ThousandsSeparatorContext } from '@/components/ui/inputs/thousands-separator';
import { cn } from '@/lib/cn';

const DEFAULT_MAX_LENGTH = 255;
const PHONE_PREFIX = '+995';

const nativeProps: Record<InputKind, ComponentProps<'input'>> = {
  text: { type: 'text' },
  password: { type: 'password' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  search: { type: 'text', inputMode: 'search', enterKeyHint: 'search', autoComplete: 'off' },
  number: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  decimal: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
};

export interface InputProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'prefix'> {
  /** number, decimal and phone accept digits only, typed or pasted; a phone is shown in threes behind +995. */
  kind?: InputKind;
  value?: string;
  defaultValue?: string;
  /** Gets the value without grouping, where `onChange` gets the native event with the text as shown. */
  onValueChange?: (value: string) => void;
  /** Shows a number in thousands: 140 000, or 140,000 depending on `GroupSign`. */
  isGrouped?: boolean;
  maxDigits?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Shows a green check; the `success` of the Field is its text. */
  isVerified?: boolean;
  boxClassName?: string;
}

export function Input({
  kind = 'text',
  value,
  defaultValue,
  onValueChange,
  onChange,
  isGrouped = false,
  maxDigits,
  prefix,
  suffix,
  isVerified = false,
  boxClassName,
  className,
  maxLength = DEFAULT_MAX_LENGTH,
  readOnly,
  disabled,
  required,
  ...props
}: InputProps) {
  const { labelId: _, isRequired, ...field } = useFieldControl();
  const group = useContext(ThousandsSeparatorContext);
  const isFormatted = kind === 'number' || kind === 'decimal' || kind === 'phone';
  const format = (text: string | undefined) =>
    text === undefined ? undefined : toFormatted(kind, toRaw(kind, text, maxDigits, group), isGrouped, group);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    // No grouped number ends with a comma, so a comma typed there is a decimal point.
    const typed = kind === 'decimal' ? input.value.replace(/,$/, '.') : input.value;
    const raw = toRaw(kind, typed, maxDigits, group);
    if (isFormatted) {
      const shown = toFormatted(kind, raw, isGrouped, group);
      if (shown !== input.value) {
        const before = typed.slice(0, input.selectionStart ?? typed.length);
        const significantBefore = toRaw(kind, before, maxDigits, group).length;
        input.value = shown;
        const caret = caretPosition(shown, significantBefore);
        input.setSelectionRange(caret, caret);
      }
    }
    onChange?.(event);
    onValueChange?.(raw);
  };

  // A number of another country brings its own code.
  const leading = prefix ?? (kind === 'phone' && !value?.startsWith('+') ? PHONE_PREFIX : null);
  const isInvalid = field['aria-invalid'] ?? props['aria-invalid'];
  return (
    <div
      data-invalid={isInvalid ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={cn('field-box w-full gap-2.5 px-3.5', boxClassName)}
    >
      {leading ? <span className="num type-body shrink-0 text-ink-3">{leading}</span> : null}
      <input
        {...nativeProps[kind]}
        {...field}
        {...props}
        // Digits are limited after cleaning, so that a pasted "+995 599 00 12 34" is not cut before.
        maxLength={isFormatted ? undefined : maxLength}
        value={format(value)}
        defaultValue={format(defaultValue)}
        onChange={change}
        readOnly={readOnly}
        disabled={disabled}
        aria-required={(required ?? isRequired) ? true : undefined}
        className={cn(
          'type-body min-h-11 w-full min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100 read-only:text-ink-2 disabled:cursor-not-allowed disabled:text-disabled',
          isFormatted && 'num',
          className,
        )}
      />
      {isVerified ? <CheckCircleIcon weight="fill" aria-hidden="true" className="size-5 shrink-0 text-vine-600" /> : null}
      {suffix ? <span className="flex shrink-0 items-center text-ink-2">{suffix}</span> : null}
    </div>
  );
}
