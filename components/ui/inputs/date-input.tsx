'use client';

import type { ComponentProps } from 'react';
import { useFieldControl } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`; empty for no day. */
  value: string;
  onValueChange: (day: string) => void;
};

/** The browser's own date field: its calendar is in the visitor's language and works by keyboard and touch. */
export function DateInput({ value, onValueChange, className, ...props }: Props) {
  const { id, isRequired, labelId: _labelId, ...field } = useFieldControl();
  return (
    <input
      {...field}
      {...(id ? { id } : {})}
      {...props}
      type="date"
      value={value}
      required={isRequired}
      onChange={({ target }) => onValueChange(target.value)}
      data-invalid={field['aria-invalid'] ? '' : undefined}
      className={cn('field-box num type-body w-full px-3.5', className)}
    />
  );
}
