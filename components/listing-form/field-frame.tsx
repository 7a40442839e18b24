'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';
import { type LabelledField, useListingError, useListingForm } from './listing-form-context';

type Props = {
  name: LabelledField;
  /** Instead of the field's own. */
  label?: string | undefined;
  isRequired?: boolean | undefined;
  as?: 'control' | 'group';
  hint?: ReactNode;
  success?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A control with its label, hint and error. `focusFirstError` finds it by its name. */
export function FieldFrame({
  name,
  label: given,
  isRequired = false,
  as = 'control',
  hint,
  success,
  className,
  children,
}: Props) {
  const { texts, hasRequiredMarks } = useListingForm();
  const error = useListingError(name);
  const label = given ?? texts.label(name);
  return (
    <div data-field={name} className={cn('scroll-mb-24', className)}>
      <Field
        label={label}
        isRequired={isRequired && hasRequiredMarks}
        as={as}
        hint={hint}
        success={success}
        error={error && texts.error(name, error, label)}
      >
        {children}
      </Field>
    </div>
  );
}
