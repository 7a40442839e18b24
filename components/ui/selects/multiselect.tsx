'use client';

import { Popover } from '@base-ui/react/popover';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { KeyboardEvent, ReactNode } from 'react';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { useFieldControl } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';

export interface MultiselectOption {
  id: string;
  label: string;
  /** Ready to show, for instance "3 412". */
  count?: string;
  /** A parent is checked when all its children are and indeterminate when some are; only children are ever in the value. */
  children?: readonly MultiselectOption[];
}

interface MultiselectProps {
  /** Name of the list, and of the trigger when no Field surrounds it. */
  label: string;
  options: readonly MultiselectOption[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  placeholder: string;
  /** What the trigger shows when something is chosen; the chosen labels when missing. */
  summary?: ReactNode;
  /** At the start of the trigger. */
  icon?: ReactNode;
  disabled?: boolean;
}

const leavesOf = (option: MultiselectOption): readonly MultiselectOption[] => option.children?.flatMap(leavesOf) ?? [option];

/** Moves between rows with the arrows, Home and End, on top of Tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll('input')];
  const index = rows.findIndex((row) => row.matches(':focus'));
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  rows[Math.min(Math.max(target, 0), rows.length - 1)]?.focus();
}

export function Multiselect({ label, options, value, onValueChange, placeholder, summary, icon, disabled }: MultiselectProps) {
  const field = useFieldControl();
  const chosen = new Set(value);
  const leaves = options.flatMap(leavesOf);
  const chosenLabels = leaves.filter((leaf) => chosen.has(leaf.id)).map((leaf) => leaf.label);

  const toggle = (option: MultiselectOption, isChecked: boolean) => {
    const next = new Set(chosen);
    for (const leaf of leavesOf(option)) {
      if (isChecked) next.add(leaf.id);
      else next.delete(leaf.id);
    }
    onValueChange(leaves.filter((leaf) => next.has(leaf.id)).map((leaf) => leaf.id));
  };

  const renderRow = (option: MultiselectOption, depth: number): ReactNode => {
    const own = leavesOf(option);
    const chosenCount = own.filter((leaf) => chosen.has(leaf.id)).length;
    return (
      <div key={option.id}>
        <Checkbox
          checked={chosenCount === own.length}
          isIndeterminate={chosenCount > 0 && chosenCount < own.length}
          onCheckedChange={(isChecked) => toggle(option, isChecked)}
          end={option.count ? <span className="num type-xs text-ink-3">{option.count}</span> : null}
          className={cn(
            'rounded-control px-3 has-focus-visible:bg-tuff-100 hover:bg-tuff-100',
            depth > 0 && 'pl-9',
            option.children && 'font-medium',
          )}
        >
          {option.label}
        </Checkbox>
        {option.children?.map((child) => renderRow(child, depth + 1))}
      </div>
    );
  };

  return (
    <Popover.Root>
      <Popover.Trigger
        id={field.id}
        aria-describedby={field['aria-describedby']}
        data-invalid={field['aria-invalid'] ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        disabled={disabled}
        className="field-box type-body w-full gap-2.5 px-3.5 text-left"
      >
        {icon}
        {field.id ? null : <span className="sr-only">{`${label}: `}</span>}
        <span className={cn('min-w-0 flex-1 truncate', chosenLabels.length === 0 && 'text-ink-3')}>
          {chosenLabels.length === 0 ? placeholder : (summary ?? chosenLabels.join(', '))}
        </span>
        <CaretDownIcon aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="start" className="z-modal">
          <Popover.Popup
            aria-label={label}
            className="min-w-[var(--anchor-width)] max-w-[var(--available-width)] overflow-hidden rounded-card bg-surface ring ring-line shadow-sh-3 outline-none transition duration-180 data-starting-style:translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0"
          >
            <fieldset
              aria-label={label}
              onKeyDown={moveFocus}
              className="scroll-shadow max-h-60 overflow-y-auto overscroll-contain p-2"
            >
              {options.map((option) => renderRow(option, 0))}
            </fieldset>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
