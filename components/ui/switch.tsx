'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** The label is part of the target and stands before the switch. */
  children?: ReactNode;
  onCheckedChange?: (isOn: boolean) => void;
}

export function Switch({ children, onCheckedChange, onChange, className, ...props }: SwitchProps) {
  return (
    <label
      className={cn(
        'type-ui flex min-h-11 cursor-pointer items-center justify-between gap-3 has-disabled:cursor-not-allowed has-disabled:text-disabled',
        className,
      )}
    >
      {children ? <span className="min-w-0 flex-1">{children}</span> : null}
      <input
        {...props}
        type="checkbox"
        role="switch"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        className="relative h-6.5 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full bg-line-2 transition duration-180 before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-full before:bg-white before:shadow-sh-1 before:transition before:duration-180 before:content-[''] checked:bg-vine-600 checked:before:translate-x-4.5 disabled:opacity-50 forced-colors:appearance-auto"
      />
    </label>
  );
}
