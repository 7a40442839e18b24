'use client';

import { Select as BaseSelect } from '@base-ui/react/select';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { ReactNode } from 'react';
import { useFieldControl } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';

export interface SelectOption {
  value: string;
  label: string;
  /** Of a label in another language than the page's. */
  lang?: string;
  isDisabled?: boolean;
}

interface SelectProps {
  options: readonly SelectOption[];
  /** Null means nothing is chosen: the placeholder shows. */
  value: string | null;
  onValueChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  icon?: ReactNode;
  /** The name when no Field surrounds it. */
  'aria-label'?: string;
  className?: string;
}

export function Select({ options, value, onValueChange, placeholder, name, disabled, icon, className, ...props }: SelectProps) {
  const field = useFieldControl();
  return (
    <BaseSelect.Root
      items={options.map((option) => ({ value: option.value, label: option.label }))}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onValueChange(next);
      }}
      name={name}
      disabled={disabled}
      required={field.isRequired}
      modal={false}
    >
      <BaseSelect.Trigger
        id={field.id}
        aria-label={props['aria-label']}
        aria-describedby={field['aria-describedby']}
        aria-invalid={field['aria-invalid']}
        data-invalid={field['aria-invalid'] ? '' : undefined}
        className={cn('field-box type-body w-full gap-2.5 px-3.5 text-left', className)}
      >
        {icon}
        <BaseSelect.Value
          lang={options.find((option) => option.value === value)?.lang}
          placeholder={placeholder}
          className="min-w-0 flex-1 truncate data-placeholder:text-ink-3"
        />
        <BaseSelect.Icon className="shrink-0 text-ink-2 transition data-popup-open:rotate-180">
          <CaretDownIcon aria-hidden="true" className="size-4" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner sideOffset={6} align="start" alignItemWithTrigger={false} className="z-modal">
          <BaseSelect.Popup className="min-w-[var(--anchor-width)] overflow-hidden rounded-card bg-surface ring ring-line shadow-sh-3 outline-none transition duration-180 data-starting-style:translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0">
            <BaseSelect.List className="scroll-shadow max-h-60 overflow-y-auto overscroll-contain p-2">
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.isDisabled}
                  className="type-ui flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 font-normal outline-none select-none data-highlighted:bg-tuff-100 data-selected:font-medium data-disabled:cursor-not-allowed data-disabled:text-disabled"
                >
                  <BaseSelect.ItemText lang={option.lang} className="flex-1">
                    {option.label}
                  </BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator>
                    <CheckIcon aria-hidden="true" className="size-5" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
