'use client';

import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { createContext, type ReactNode, use, useId } from 'react';
import { cn } from '@/lib/cn';

interface FieldControl {
  id?: string;
  labelId?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  isRequired?: boolean;
}

const FieldContext = createContext<FieldControl>({});

/** The props of the control inside a Field: its id, descriptions and state. Empty outside a Field. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}

interface FieldProps {
  label: ReactNode;
  /** Id of the control; generated when missing. */
  id?: string;
  hint?: ReactNode;
  /** Puts the hint at the end of the label's line instead of below the control. */
  isHintBeside?: boolean;
  /** Says what to do. Makes the control invalid. */
  error?: ReactNode;
  /** A success message, for instance "Number confirmed". */
  success?: ReactNode;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  /** `group` for several controls under one name: the label then names the group instead of one control. */
  as?: 'control' | 'group';
  className?: string;
  children: ReactNode;
}

export function Field({
  label,
  id,
  hint,
  isHintBeside = false,
  error,
  success,
  isRequired = false,
  isLabelHidden = false,
  as = 'control',
  className,
  children,
}: FieldProps) {
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const messageId = `${controlId}-message`;
  const hintId = `${controlId}-hint`;
  const labelId = `${controlId}-label`;
  const hasMessage = Boolean(error ?? success);
  const describedBy = [hasMessage && messageId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const isGroup = as === 'group';
  const control: FieldControl = isGroup
    ? { 'aria-invalid': error ? true : undefined, isRequired }
    : { id: controlId, labelId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined, isRequired };
  const labelClass = cn('type-label text-ink', isLabelHidden && 'sr-only');
  const labelContent = (
    <>
      {label}
      {isRequired ? (
        <span aria-hidden="true" className="text-alert-600">
          {' *'}
        </span>
      ) : null}
    </>
  );
  const labelElement = isGroup ? (
    <span id={labelId} className={labelClass}>
      {labelContent}
    </span>
  ) : (
    <label id={labelId} htmlFor={controlId} className={cn(labelClass, 'self-start')}>
      {labelContent}
    </label>
  );
  const hintElement = hint ? (
    <p id={hintId} className="text-[calc(0.8125rem*var(--k))] leading-4.5 text-ink-3">
      {hint}
    </p>
  ) : null;
  const body = (
    <>
      {isHintBeside ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {labelElement}
          {hintElement}
        </div>
      ) : (
        labelElement
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {error ? (
        <p id={messageId} className="type-xs flex items-start gap-1.5 text-alert-700">
          <WarningCircleIcon weight="fill" aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {!error && success ? (
        <p id={messageId} className="type-xs text-vine-700">
          {success}
        </p>
      ) : null}
      {isHintBeside ? null : hintElement}
    </>
  );
  const bodyClass = cn('flex min-w-0 flex-col gap-1.5', className);
  return isGroup ? (
    <fieldset aria-labelledby={labelId} aria-describedby={describedBy} className={bodyClass}>
      {body}
    </fieldset>
  ) : (
    <div className={bodyClass}>{body}</div>
  );
}
