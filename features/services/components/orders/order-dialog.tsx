'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Dialog } from '@/components/ui/overlays/dialog';

/** What an order passes to each of its dialogs. */
export type OrderDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  isSending: boolean;
  /** Translated. */
  error: string | null;
};

type Props = OrderDialogProps & {
  labels: { title: string; text: string; send: string };
  tone?: 'danger' | 'primary';
  width?: 720;
  isSendDisabled?: boolean;
  onSend: () => void;
  isOutsidePressIgnored?: boolean;
  children: ReactNode;
};

/** Asks what a change of an order needs, with the error of the last attempt and the buttons that go back and send. */
export function OrderDialog({
  labels,
  tone,
  isSendDisabled,
  onSend,
  isOpen,
  onClose,
  isSending,
  error,
  children,
  ...props
}: Props) {
  const [t, common] = [useTranslations('orders'), useTranslations('common')];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isNext) => {
        if (!isNext) onClose();
      }}
      title={labels.title}
      description={labels.text}
      closeLabel={common('close')}
      footer={
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button variant={tone} disabled={isSendDisabled} onClick={onSend} isLoading={isSending} loadingText={t('sending')}>
            {labels.send}
          </Button>
        </div>
      }
      {...props}
    >
      {children}
      {error ? (
        <InlineAlert tone="error" isLive className="mt-3">
          {error}
        </InlineAlert>
      ) : null}
    </Dialog>
  );
}
