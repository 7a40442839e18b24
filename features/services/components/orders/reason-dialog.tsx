'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { Dialog } from '@/components/ui/overlays/dialog';

const reasonMin = 3;
const reasonMax = 500;

type Props = {
  labels: { title: string; text: string; label: string; send: string };
  tone: 'danger' | 'primary';
  isOpen: boolean;
  onClose: () => void;
  onSend: (reason: string) => void;
  isSending: boolean;
  /** Ready to show. */
  error: string | null;
};

/** Asks for the reason of a cancellation or a redo, without which neither is sent. */
export function ReasonDialog({ labels, tone, isOpen, onClose, onSend, isSending, error }: Props) {
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isShort = reason.trim().length < reasonMin;
  const send = () => {
    setIsChecked(true);
    if (!isShort) onSend(reason.trim());
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isNext) => {
        if (!isNext) onClose();
      }}
      title={labels.title}
      description={labels.text}
      closeLabel={common('close')}
      isOutsidePressIgnored={reason !== ''}
      footer={
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button variant={tone} onClick={send} isLoading={isSending} loadingText={t('sending')}>
            {labels.send}
          </Button>
        </div>
      }
    >
      <Field label={labels.label} isRequired error={isChecked && isShort ? t('reason_required') : null}>
        <Textarea value={reason} onChange={(event) => setReason(event.target.value)} maxLength={reasonMax} rows={3} />
      </Field>
      {error ? (
        <InlineAlert tone="error" isLive className="mt-3">
          {error}
        </InlineAlert>
      ) : null}
    </Dialog>
  );
}
