'use client';

import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

interface SwitchProps {
  /** The label comes before the switch and is part of its target; omit it only with an aria-label. */
  children?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (isOn: boolean) => void;
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
}

export function Switch({ children, className, onCheckedChange, ...props }: SwitchProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        'type-ui flex min-h-11 cursor-pointer items-center justify-between gap-3',
        props.disabled && 'cursor-not-allowed text-disabled',
        className,
      )}
    >
      {children ? <span className="min-w-0 flex-1">{children}</span> : null}
      <BaseSwitch.Root
        {...props}
        id={id}
        onCheckedChange={(isOn) => onCheckedChange?.(isOn)}
        className="relative inline-flex h-6.5 w-11 shrink-0 cursor-[inherit] rounded-full bg-line-2 p-[3px] transition duration-180 data-checked:bg-vine-600 data-disabled:opacity-50"
      >
        <BaseSwitch.Thumb className="size-5 rounded-full bg-white shadow-sh-1 transition duration-180 data-checked:translate-x-4.5 forced-colors:bg-[ButtonText]" />
      </BaseSwitch.Root>
    </label>
  );
}
