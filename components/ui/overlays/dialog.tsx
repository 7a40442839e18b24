'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';

const widths = {
  360: 'md:w-[360px]',
  428: 'md:w-[428px]',
  444: 'md:w-[444px]',
  480: 'md:w-[480px]',
  595: 'md:w-[595px]',
  720: 'md:w-[720px]',
  815: 'md:w-[815px]',
  920: 'md:w-[920px]',
  1040: 'md:w-[1040px]',
} as const;

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Opens the dialog and gets the focus back; without it the focus returns to where it was. */
  trigger?: ReactElement;
  title: ReactNode;
  /** Hides the title from sight when the picture or the content shows it already. */
  isTitleHidden?: boolean;
  description?: ReactNode;
  closeLabel: string;
  /** False for confirmations, which close with their two buttons. */
  hasCloseButton?: boolean;
  back?: { label: string; onBack: () => void };
  /** Width in px from 768 up; below it the dialog is a full-screen sheet, and at 360 a bottom sheet. */
  width?: keyof typeof widths;
  /** In the corner it is 390 x 620 from 576 up, and a full-screen sheet below. */
  placement?: 'center' | 'corner';
  headerTone?: 'plain' | 'deep';
  /** Image band above the title; the close button is then drawn on a white circle. */
  media?: ReactNode;
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Receives the focus on close when the opener no longer exists. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Keeps the dialog open on a press outside, for forms with unsaved text. */
  isOutsidePressIgnored?: boolean;
  /** Non-modal: no backdrop, no scroll lock, and the focus may leave. */
  isModeless?: boolean;
  bodyClassName?: string;
  children?: ReactNode;
}

interface DialogHeaderProps extends Pick<DialogProps, 'title' | 'isTitleHidden' | 'description' | 'back'> {
  isDeep: boolean;
  /** Leaves room for the close button. */
  isNarrow: boolean;
}

function DialogHeader({ title, isTitleHidden, description, back, isDeep, isNarrow }: DialogHeaderProps) {
  return (
    <div
      className={cn(
        'flex shrink-0 items-start gap-2 px-6 pt-5 pb-3',
        isDeep && 'on-deep bg-deep pb-5 text-deep-ink',
        isTitleHidden && !back && 'p-0',
      )}
    >
      {back ? (
        <IconButton label={back.label} onClick={back.onBack} variant={isDeep ? 'on-deep' : 'ghost'} className="-mt-2 -ml-3">
          <ArrowLeftIcon aria-hidden="true" />
        </IconButton>
      ) : null}
      <div className={cn('min-w-0 flex-1', isNarrow && 'pr-9', isTitleHidden && 'sr-only')}>
        <BaseDialog.Title className="type-h3">{title}</BaseDialog.Title>
        {description ? (
          <BaseDialog.Description className={cn('type-sm mt-1', isDeep ? 'text-deep-ink-2' : 'text-ink-2')}>
            {description}
          </BaseDialog.Description>
        ) : null}
      </div>
    </div>
  );
}

export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  isTitleHidden = false,
  description,
  closeLabel,
  hasCloseButton = true,
  back,
  width = 444,
  placement = 'center',
  headerTone = 'plain',
  media,
  footer,
  initialFocus,
  finalFocus,
  isOutsidePressIgnored = false,
  isModeless = false,
  bodyClassName,
  children,
}: DialogProps) {
  const isDeep = headerTone === 'deep';
  const isCorner = placement === 'corner';
  const isBottomSheet = width === 360;
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
      disablePointerDismissal={isOutsidePressIgnored}
      modal={!isModeless}
    >
      {trigger ? <BaseDialog.Trigger render={trigger} /> : null}
      <BaseDialog.Portal>
        {isModeless ? null : (
          <BaseDialog.Backdrop className="fixed inset-0 z-overlay bg-overlay transition-opacity duration-220 data-ending-style:opacity-0 data-ending-style:duration-140 data-starting-style:opacity-0" />
        )}
        <BaseDialog.Viewport
          className={cn(
            'fixed inset-0 z-modal flex items-end',
            isCorner ? 'justify-end sm:p-6' : 'justify-center md:items-center md:p-6',
            isModeless && 'pointer-events-none *:pointer-events-auto sm:pb-[calc(24px+var(--corner-room,0px))]',
          )}
        >
          <BaseDialog.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={cn(
              'relative flex max-h-dvh w-full flex-col overflow-hidden bg-surface shadow-sh-4 outline-none transition duration-220 data-starting-style:translate-y-3 data-starting-style:scale-[.985] data-starting-style:opacity-0 data-ending-style:translate-y-3 data-ending-style:scale-[.985] data-ending-style:opacity-0 data-ending-style:duration-140 data-ending-style:ease-exit',
              isCorner
                ? 'h-dvh sm:h-[620px] sm:max-h-[calc(100dvh-48px)] sm:w-[390px] sm:rounded-modal'
                : [
                    'md:h-auto md:max-h-[calc(100dvh-48px)] md:rounded-modal',
                    isBottomSheet ? 'rounded-t-modal' : 'h-dvh',
                    widths[width],
                  ],
            )}
          >
            {media ? <div className="h-50 shrink-0 overflow-hidden">{media}</div> : null}
            <DialogHeader {...{ title, isTitleHidden, description, back, isDeep }} isNarrow={hasCloseButton && !media} />
            <div className={cn('min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6', isDeep && 'pt-5', bodyClassName)}>
              {children}
            </div>
            {footer ? <div className="shrink-0 border-t border-line bg-surface px-6 py-4">{footer}</div> : null}
            {hasCloseButton ? (
              <BaseDialog.Close
                render={
                  <IconButton
                    label={closeLabel}
                    variant={media ? 'on-image' : isDeep ? 'on-deep' : 'ghost'}
                    className="absolute top-3 right-3"
                  >
                    <XIcon aria-hidden="true" />
                  </IconButton>
                }
              />
            ) : null}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
