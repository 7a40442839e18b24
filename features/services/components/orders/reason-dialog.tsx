'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { OrderDialog, type OrderDialogProps } from './order-dialog';

const reasonMin = 3;
const reasonMax = 500;

type Props = OrderDialogProps & {
  labels: { title: string; text: string; label: string; send: string };
  tone: 'danger' | 'primary';
  onSend: (reason: string) => void;
};

/** Asks for the reason of a cancellation or a redo, without which neither is sent. */
export function ReasonDialog({ labels, onSend, ...props }: Props) {
  const t = useTranslations('orders');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isShort = reason.trim().length < reasonMin;
  const send = () => {
    setIsChecked(true);
    if (!isShort) onSend(reason.trim());
  };
  return (
    <OrderDialog {...props} labels={labels} onSend={send} isOutsidePressIgnored={reason !== ''}>
      <Field label={labels.label} isRequired error={isChecked && isShort ? t('reason_required') : null}>
        <Textarea value={reason} onChange={(event) => setReason(event.target.value)} maxLength={reasonMax} rows={3} />
      </Field>
    </OrderDialog>
  );
}
