'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';

interface SheetProps {
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  trigger?: ReactElement;
  title: ReactNode;
  closeLabel: string;
  back?: { label: string; onBack: () => void };
  /** `full` covers the screen; `bottom` is as high as its content, at most nine tenths of the screen. */
  size?: 'full' | 'bottom';
  /** Stays at the bottom, with the main action. */
  footer?: ReactNode;
  /** What has the focus when it opens; null for the default. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  bodyClassName?: string;
  children: ReactNode;
}

/** A panel from the bottom edge, for phones. */
export function Sheet({
  open,
  onOpenChange,
  trigger,
  title,
  closeLabel,
  back,
  size = 'full',
  footer,
  initialFocus,
  bodyClassName,
  children,
}: SheetProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      {trigger ? <BaseDialog.Trigger render={trigger} /> : null}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-overlay bg-overlay transition-opacity duration-280 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          initialFocus={initialFocus}
          className={cn(
            'fixed inset-x-0 bottom-0 z-modal flex flex-col bg-surface outline-none transition-transform duration-280 data-ending-style:translate-y-full data-starting-style:translate-y-full',
            size === 'full' ? 'h-dvh' : 'max-h-[90dvh] rounded-t-modal shadow-sh-4',
          )}
        >
          <header className="flex min-h-15 shrink-0 items-center gap-1 border-b border-line py-2 pr-1.5 pl-4">
            {back ? (
              <IconButton label={back.label} onClick={back.onBack} className="-ml-3">
                <ArrowLeftIcon aria-hidden="true" />
              </IconButton>
            ) : null}
            <BaseDialog.Title className="min-w-0 flex-1 text-base leading-6 font-semibold">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label={closeLabel}>
                  <XIcon aria-hidden="true" />
                </IconButton>
              }
            />
          </header>
          <div className={cn('min-h-0 flex-1 overflow-y-auto overscroll-contain p-4', bodyClassName)}>{children}</div>
          {footer ? (
            <footer className="shrink-0 border-t border-line bg-surface px-4 pt-3 pb-[max(calc(0.75rem*var(--k)),env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
