'use client';

import { Autocomplete as BaseAutocomplete } from '@base-ui/react/autocomplete';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { type KeyboardEventHandler, type ReactNode, useRef, useState } from 'react';
import { useFieldControl } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';
import { OptionSkeletons } from './option-skeletons';

export interface AutocompleteOption {
  id: string;
  label: string;
  /** Second line of the row. */
  description?: string;
}

interface AutocompleteProps<Option extends AutocompleteOption> {
  value: string;
  /** Every edit of the text, and the label of a chosen option. */
  onValueChange: (text: string) => void;
  /** Already filtered by the caller, on the server or from a list. */
  options: readonly Option[];
  onSelect: (option: Option) => void;
  /** False empties the field after a choice, for choices that are shown elsewhere. */
  isLabelKept?: boolean;
  isLoading?: boolean;
  /** Read out while loading, in place of the skeleton rows. */
  loadingText: string;
  /** Shown when nothing matches: "data not found". */
  emptyText: string;
  /** Last row, for an entry that the list lacks. */
  action?: { label: string; onSelect: () => void };
  /** The list opens from this many characters on. */
  minLength?: number;
  placeholder?: string;
  name?: string;
  maxLength?: number;
  disabled?: boolean;
  optionIcon?: ReactNode;
  prefix?: ReactNode;
  onFocus?: () => void;
  onKeyDown?: KeyboardEventHandler;
  'aria-label'?: string;
}

const ACTION_ROW = Symbol('action');
const rowClass =
  'type-ui flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 font-normal select-none data-highlighted:bg-tuff-100';

/** The label with its typed part in bold. */
function Match({ label, query }: { label: string; query: string }) {
  const start = query === '' ? -1 : label.toLocaleLowerCase().indexOf(query.toLocaleLowerCase());
  if (start < 0) return label;
  const end = start + query.length;
  return (
    <>
      {label.slice(0, start)}
      <b className="font-bold">{label.slice(start, end)}</b>
      {label.slice(end)}
    </>
  );
}

export function Autocomplete<Option extends AutocompleteOption>({
  value,
  onValueChange,
  options,
  onSelect,
  isLabelKept = true,
  isLoading = false,
  loadingText,
  emptyText,
  action,
  minLength = 1,
  placeholder,
  name,
  maxLength = 255,
  disabled,
  optionIcon,
  prefix,
  ...props
}: AutocompleteProps<Option>) {
  const field = useFieldControl();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const query = value.trim();
  const shownOptions = isLoading ? [] : options;
  const rows: (Option | typeof ACTION_ROW)[] = [...shownOptions];
  if (action && !isLoading) rows.push(ACTION_ROW);
  const status = isLoading ? loadingText : shownOptions.length === 0 ? emptyText : '';

  return (
    <BaseAutocomplete.Root
      items={rows}
      filter={null}
      itemToStringValue={(row: Option | typeof ACTION_ROW) => (row === ACTION_ROW ? value : row.label)}
      value={value}
      onValueChange={(text, { reason }) => onValueChange(isLabelKept || reason !== 'item-press' ? text : '')}
      open={isOpen && query.length >= minLength}
      onOpenChange={setIsOpen}
      autoHighlight="always"
      openOnInputClick
      disabled={disabled}
      name={name}
    >
      <div
        ref={box}
        data-invalid={field['aria-invalid'] ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        className="field-box w-full gap-2.5 px-3.5"
      >
        {prefix}
        <BaseAutocomplete.Input
          id={field.id}
          aria-label={props['aria-label']}
          aria-describedby={field['aria-describedby']}
          aria-invalid={field['aria-invalid']}
          aria-required={field.isRequired || undefined}
          placeholder={placeholder}
          maxLength={maxLength}
          onFocus={props.onFocus}
          onKeyDown={props.onKeyDown}
          className="type-body min-h-11 w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 placeholder:opacity-100 disabled:text-disabled"
        />
      </div>
      <BaseAutocomplete.Portal>
        <BaseAutocomplete.Positioner anchor={box} sideOffset={6} align="start" className="z-modal">
          <BaseAutocomplete.Popup
            aria-busy={isLoading || undefined}
            className="w-[var(--anchor-width)] max-w-[var(--available-width)] overflow-hidden rounded-card bg-surface ring ring-line shadow-sh-3 outline-none transition duration-180 data-starting-style:translate-y-1 data-starting-style:opacity-0"
          >
            <div className="scroll-shadow max-h-73.75 overflow-y-auto overscroll-contain p-2">
              <BaseAutocomplete.Status
                className={cn('type-sm px-3 text-ink-2', status && !isLoading && 'py-3', isLoading && 'sr-only')}
              >
                {status}
              </BaseAutocomplete.Status>
              {isLoading ? <OptionSkeletons /> : null}
              <BaseAutocomplete.List>
                {rows.map((row) =>
                  row === ACTION_ROW ? (
                    <BaseAutocomplete.Item
                      key="action"
                      value={row}
                      onClick={action?.onSelect}
                      className={cn(
                        rowClass,
                        shownOptions.length > 0 &&
                          'relative mt-4 before:absolute before:inset-x-1 before:-top-2 before:h-px before:bg-line',
                      )}
                    >
                      <PlusIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
                      {action?.label}
                    </BaseAutocomplete.Item>
                  ) : (
                    <BaseAutocomplete.Item key={row.id} value={row} onClick={() => onSelect(row)} className={rowClass}>
                      {optionIcon}
                      <span className="min-w-0">
                        <span className="block">
                          <Match label={row.label} query={query} />
                        </span>
                        {row.description ? <span className="type-xs block text-ink-3">{row.description}</span> : null}
                      </span>
                    </BaseAutocomplete.Item>
                  ),
                )}
              </BaseAutocomplete.List>
            </div>
          </BaseAutocomplete.Popup>
        </BaseAutocomplete.Positioner>
      </BaseAutocomplete.Portal>
    </BaseAutocomplete.Root>
  );
}
