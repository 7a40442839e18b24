'use client';

import { Dialog } from '@base-ui/react/dialog';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useTranslations } from 'next-intl';
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';

type Props = {
  /** The title of the dialog and what is next to its close button. */
  heading: ReactNode;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onKeyDown: KeyboardEventHandler;
  onClose: () => void;
  children: ReactNode;
};

/** A dark dialog over the whole screen. */
export function ViewerDialog({ heading, opener, onKeyDown, onClose, children }: Props) {
  const close = useTranslations('common')('close');
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-overlay bg-deep" />
        <Dialog.Popup
          finalFocus={opener}
          onKeyDown={onKeyDown}
          className="on-deep fixed inset-0 z-modal flex h-dvh flex-col bg-deep text-deep-ink outline-none"
        >
          <div className="flex min-h-16 shrink-0 items-center justify-between gap-4 py-2 pr-3 pl-5">
            {heading}
            <Dialog.Close
              render={
                <IconButton label={close} variant="on-deep">
                  <XIcon aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
