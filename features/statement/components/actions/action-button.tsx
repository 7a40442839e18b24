'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';

export type ActionLook = 'row' | 'row-framed' | 'on-image';

type Props = {
  look: ActionLook;
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** For a button that stays pressed. */
  isPressed?: boolean;
  /** Said under the button for a while. */
  note?: string | null;
};

/** One action of a statement: a word with an icon above the gallery, a round icon over the picture on phones. */
export function ActionButton({ look, label, icon, onPress, isPressed, note = null }: Props) {
  return (
    <span className="relative inline-flex">
      {look === 'on-image' ? (
        <IconButton label={label} variant="on-image" aria-pressed={isPressed} onClick={onPress}>
          {icon}
        </IconButton>
      ) : (
        <button
          type="button"
          aria-pressed={isPressed}
          onClick={onPress}
          className={cn(buttonClasses({ variant: look === 'row' ? 'ghost' : 'secondary', size: 'sm' }), 'font-medium')}
        >
          {icon}
          {label}
        </button>
      )}
      <span role="status" className="absolute top-full right-0 z-1 mt-2 w-max max-w-70">
        {note ? (
          <span className="type-xs block rounded-control bg-tuff-900 px-3.5 py-2.5 text-white shadow-sh-3">{note}</span>
        ) : null}
      </span>
    </span>
  );
}
