'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { PanelType } from '../../domain/panel';

interface TypeListProps {
  label: string;
  anyLabel: string;
  types: readonly PanelType[];
  value: number | null;
  onValueChange: (realEstateTypeId: number | null) => void;
  /** Called after a press or Enter, not after arrow keys, which only move the choice. */
  onChosen?: () => void;
}

/** One type of real estate, or any. */
export function TypeList({ label, anyLabel, types, value, onValueChange, onChosen }: TypeListProps) {
  const rows = [{ id: null, label: anyLabel }, ...types];
  return (
    <div role="radiogroup" aria-label={label}>
      {rows.map((row) => (
        <label
          key={row.id ?? 'any'}
          className="type-ui flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-normal hover:bg-tuff-100 has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="panel-type"
            checked={row.id === value}
            onChange={() => onValueChange(row.id)}
            onPointerUp={onChosen}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onChosen?.();
            }}
            className="peer sr-only"
          />
          <span className="flex-1">{row.label}</span>
          <CheckIcon aria-hidden="true" className="invisible size-5 text-brand-text peer-checked:visible" />
        </label>
      ))}
    </div>
  );
}
