'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { useFieldControl } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Part of the target; leave it out only with an aria-label. */
  children?: ReactNode;
  /** Some but not all children are checked. */
  isIndeterminate?: boolean;
  onCheckedChange?: (isChecked: boolean) => void;
  /** Anything at the end of the row, for instance a count. */
  end?: ReactNode;
}

/** A native checkbox: it works before hydration, submits with its form and takes the props of react-hook-form's register. */
export function Checkbox({
  children,
  isIndeterminate = false,
  onCheckedChange,
  onChange,
  end,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const field = useFieldControl();
  const setInput = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isIndeterminate;
      if (typeof ref === 'function') return ref(input);
      if (ref) ref.current = input;
    },
    [isIndeterminate, ref],
  );
  return (
    <label
      className={cn(
        'type-ui flex min-h-11 cursor-pointer items-center gap-3 font-normal has-disabled:cursor-not-allowed has-disabled:text-disabled',
        className,
      )}
    >
      <span className="relative inline-flex size-5.5 shrink-0 self-start mt-2.75">
        <input
          aria-invalid={field['aria-invalid']}
          aria-describedby={field['aria-describedby']}
          {...props}
          ref={setInput}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          className="peer size-full cursor-[inherit] appearance-none rounded-xs bg-surface inset-ring inset-ring-line-2 transition checked:bg-brand checked:inset-ring-brand indeterminate:bg-brand indeterminate:inset-ring-brand hover:inset-ring-ink-2 aria-invalid:inset-ring-alert-600 disabled:bg-tuff-100 disabled:inset-ring-tuff-300 disabled:checked:bg-tuff-400 forced-colors:appearance-auto"
        />
        <CheckIcon
          aria-hidden="true"
          weight="bold"
          className="pointer-events-none absolute inset-[3px] hidden size-4 text-white peer-checked:block peer-indeterminate:hidden"
        />
        <MinusIcon
          aria-hidden="true"
          weight="bold"
          className="pointer-events-none absolute inset-[3px] hidden size-4 text-white peer-indeterminate:block"
        />
      </span>
      {children ? <span className="min-w-0 flex-1 py-2.5">{children}</span> : null}
      {end}
    </label>
  );
}
