'use client';

import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface PopoverProps {
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** A button; it gets the focus back. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

export function Popover({
  open,
  onOpenChange,
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  className,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        {/* What is too high for the screen scrolls in its place rather than cover what opened it. */}
        <BasePopover.Positioner
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'none' }}
          className="z-modal"
        >
          <BasePopover.Popup
            aria-label={label}
            className={cn(
              'max-h-[var(--available-height)] max-w-[var(--available-width)] overflow-y-auto rounded-card bg-surface p-4 shadow-sh-3 ring ring-line outline-none transition duration-180 data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0',
              className,
            )}
          >
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
