'use client';

import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** Needed when the label is a symbol. */
  accessibleLabel?: string;
}

interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  isFullWidth?: boolean;
  className?: string;
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  isFullWidth = false,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn(
        'inline-flex min-h-11 flex-wrap gap-0.5 rounded-control bg-tuff-100 p-1',
        isFullWidth && 'flex w-full',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'hit type-ui relative inline-flex min-h-9 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-[9px] px-3 text-center text-ink-2 transition duration-180 hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-sh-1 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            isFullWidth && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            aria-label={option.accessibleLabel}
            className="sr-only"
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
