'use client';

import type { ComponentProps } from 'react';
import { detectLanguage } from '@/components/ui/display/user-text';
import { useFieldControl } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';

/** A longer text; what is written in another language than the page's is marked with it. */
export function Textarea({ className, required, readOnly, disabled, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const { labelId: _, isRequired, ...field } = useFieldControl();
  const isInvalid = field['aria-invalid'] ?? props['aria-invalid'];
  return (
    <div
      data-invalid={isInvalid ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className="field-box w-full items-stretch"
    >
      <textarea
        {...field}
        lang={detectLanguage(String(props.value ?? ''))}
        {...props}
        rows={rows}
        readOnly={readOnly}
        disabled={disabled}
        aria-required={(required ?? isRequired) ? true : undefined}
        className={cn(
          'type-body w-full resize-y bg-transparent px-3.5 py-2.75 text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100 disabled:text-disabled',
          className,
        )}
      />
    </div>
  );
}
