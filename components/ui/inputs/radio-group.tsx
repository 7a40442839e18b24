'use client';

import { type ReactNode, useId } from 'react';
import { useFieldControl } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** A picture at the start of the row. */
  icon?: ReactNode;
  /** Anything at the end of the row, for instance a rate. */
  end?: ReactNode;
  isDisabled?: boolean;
}

interface RadioGroupProps {
  /** Accessible name of the group; inside a group Field the Field names it. */
  label?: string;
  options: readonly RadioOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  name?: string;
  /** `rows` draws each option as a bordered row. */
  look?: 'plain' | 'rows';
  /** Draws the circle behind everything else, for rows that begin with an icon. */
  isCircleLast?: boolean;
  isInline?: boolean;
  className?: string;
}

/** Native radios: arrow keys, form submission and a single tab stop come with the browser. */
export function RadioGroup({
  label,
  options,
  value,
  onValueChange,
  name,
  look = 'plain',
  isCircleLast = false,
  isInline = false,
  className,
}: RadioGroupProps) {
  const madeUpName = useId();
  const field = useFieldControl();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-required={field.isRequired || undefined}
      className={cn('flex', isInline ? 'flex-wrap gap-x-6' : 'flex-col', look === 'rows' && 'gap-2', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'type-ui flex min-h-11 cursor-pointer items-center gap-3 font-normal has-disabled:cursor-not-allowed has-disabled:text-disabled',
            look === 'rows' &&
              'min-h-16.5 rounded-lg px-4 py-2 inset-ring inset-ring-line transition hover:inset-ring-tuff-400 has-checked:bg-brand-soft has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand',
          )}
        >
          <input
            type="radio"
            name={name ?? madeUpName}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            aria-invalid={field['aria-invalid']}
            onChange={() => onValueChange(option.value)}
            className={cn(
              'size-5.5 shrink-0 cursor-[inherit] appearance-none rounded-full bg-surface inset-ring inset-ring-line-2 transition checked:inset-ring-[7px] checked:inset-ring-brand hover:not-checked:inset-ring-ink-2 aria-invalid:inset-ring-alert-600 disabled:bg-tuff-100 disabled:inset-ring-tuff-300 forced-colors:appearance-auto',
              isCircleLast && 'order-last',
            )}
          />
          {option.icon}
          <span className="min-w-0 flex-1 py-2.5">
            {option.label}
            {option.description ? <span className="type-xs block text-ink-3">{option.description}</span> : null}
          </span>
          {option.end}
        </label>
      ))}
    </div>
  );
}
