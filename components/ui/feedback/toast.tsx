'use client';

import { Toast as BaseToast } from '@base-ui/react/toast';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { type ReactNode, useMemo } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';

const TIMEOUT_MS = 5000;
const MAX_TOASTS = 3;

type ToastKind = 'success' | 'info' | 'error';

interface ToastOptions {
  /** One action, for instance undo; it closes the toast. */
  action?: { label: string; onAction: () => void };
  /** Replaces the icon of the kind. */
  icon?: ReactNode;
}

interface ToastData {
  icon?: ReactNode;
}

const icons: Record<ToastKind, ReactNode> = {
  success: <CheckCircleIcon weight="fill" className="text-vine-200" />,
  info: <InfoIcon weight="fill" className="text-aivani-300" />,
  error: <WarningCircleIcon weight="fill" className="text-alert-200" />,
};

/** Shows a message at the edge of the screen. It disappears after 5 s, an error only when it is closed. */
export function useToast() {
  const { add, close } = BaseToast.useToastManager<ToastData>();
  return useMemo(() => {
    const show = (kind: ToastKind, text: string, { action, icon }: ToastOptions = {}) => {
      const id = add({
        type: kind,
        title: text,
        timeout: kind === 'error' ? 0 : TIMEOUT_MS,
        priority: kind === 'error' ? 'high' : 'low',
        data: { icon },
        actionProps: action
          ? {
              children: action.label,
              onClick: () => {
                action.onAction();
                close(id);
              },
            }
          : undefined,
      });
      return id;
    };
    return {
      success: (text: string, options?: ToastOptions) => show('success', text, options),
      info: (text: string, options?: ToastOptions) => show('info', text, options),
      error: (text: string, options?: ToastOptions) => show('error', text, options),
      close,
    };
  }, [add, close]);
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = BaseToast.useToastManager<ToastData>();
  // The manager puts the newest first and only flags those over the limit; here the newest is at the bottom.
  const shown = toasts.filter((toast) => !toast.limited).reverse();
  return shown.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      // The library hides urgent toasts and their close button from screen readers until the region has the focus, though Tab reaches them.
      aria-hidden={false}
      swipeDirection={['left', 'down']}
      className="on-deep pointer-events-auto rounded-control bg-tuff-900 text-white shadow-sh-3 ring ring-white/15 transition duration-180 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <BaseToast.Content className="flex min-h-12 items-center gap-3 py-0.5 pr-0.5 pl-4">
        <span aria-hidden="true" className="text-[calc(1.25rem*var(--k))]">
          {toast.data?.icon ?? icons[toast.type === 'error' || toast.type === 'success' ? toast.type : 'info']}
        </span>
        <BaseToast.Title render={<p />} className="type-sm min-w-0 flex-1 py-2.5" />
        {toast.actionProps ? (
          <BaseToast.Action className="type-sm min-h-11 shrink-0 rounded-sm px-2 font-semibold text-saffron-300 hover:text-saffron-200" />
        ) : null}
        <BaseToast.Close
          aria-hidden={false}
          render={
            <IconButton label={closeLabel} className="text-white hover:bg-tuff-800">
              <XIcon aria-hidden="true" />
            </IconButton>
          }
        />
      </BaseToast.Content>
    </BaseToast.Root>
  ));
}

interface ToastProviderProps {
  /** Name of the region; F6 brings the focus there. */
  regionLabel: string;
  closeLabel: string;
  children: ReactNode;
}

export function ToastProvider({ regionLabel, closeLabel, children }: ToastProviderProps) {
  return (
    <BaseToast.Provider limit={MAX_TOASTS} timeout={TIMEOUT_MS}>
      {children}
      <BaseToast.Portal>
        <BaseToast.Viewport
          aria-label={regionLabel}
          className="pointer-events-none fixed inset-x-4 bottom-4 z-toast flex flex-col gap-3 outline-none print:hidden md:right-auto md:bottom-6 md:left-6 md:w-[400px]"
        >
          <ToastList closeLabel={closeLabel} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}
