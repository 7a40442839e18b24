'use client';

import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

interface ChipProps {
  children: ReactNode;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
  /** `ink` is for selected chips on a map or a picture. */
  tone?: 'brand' | 'ink';
  icon?: ReactNode;
  /** A muted text after the name, for instance a count: it describes the button and is not part of its name. */
  note?: ReactNode;
  isDisabled?: boolean;
}

/** A toggle button. */
export function Chip({ children, isSelected, onSelectedChange, tone = 'brand', icon, note, isDisabled = false }: ChipProps) {
  const noteId = useId();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-describedby={note === undefined ? undefined : noteId}
      disabled={isDisabled}
      onClick={() => onSelectedChange(!isSelected)}
      className={cn(
        'type-ui inline-flex min-h-10 min-w-13 items-center justify-center gap-2 rounded-full px-3.5 transition active:scale-[.98] max-lg:min-h-11 disabled:cursor-not-allowed disabled:bg-tuff-100 disabled:text-disabled',
        isSelected && tone === 'brand' && 'bg-brand-soft text-brand-text inset-ring-[1.5px] inset-ring-brand',
        isSelected && tone === 'ink' && 'bg-tuff-900 text-white',
        !isSelected && 'bg-surface inset-ring inset-ring-tuff-300 hover:bg-tuff-50 hover:inset-ring-tuff-400',
      )}
    >
      {icon}
      {children}
      {note === undefined ? null : (
        <span id={noteId} aria-hidden="true" className="num font-normal text-ink-3">
          {note}
        </span>
      )}
    </button>
  );
}

interface RemovableChipProps {
  children: ReactNode;
  /** Label of the remove button. */
  removeLabel: string;
  onRemove: () => void;
}

export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className="type-sm inline-flex min-h-8.5 items-center gap-1 rounded-full bg-tuff-100 pr-1.5 pl-3.5 font-medium">
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="hit inline-flex size-6 items-center justify-center rounded-full text-ink-2 transition hover:bg-tuff-200 hover:text-ink"
      >
        <XIcon aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
