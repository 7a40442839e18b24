'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { sendMessage } from '../queries/send-message';
import { MessageAuthorForm } from './message-author-form';

function Sent({ onClose }: { onClose: () => void }) {
  const t = useTranslations('statement.message');
  const common = useTranslations('common');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone; its answer takes the focus and is read out.
    text.current?.focus();
  }, []);
  return (
    <div className="flex flex-col items-center gap-5 py-4 text-center">
      <CheckCircleIcon weight="fill" aria-hidden="true" className="size-14 text-vine-600" />
      <p ref={text} tabIndex={-1} className="type-body max-w-80 outline-none">
        {t('sent_text')}
      </p>
      <Button variant="secondary" onClick={onClose}>
        {common('close')}
      </Button>
    </div>
  );
}

type Props = {
  statementId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send?: typeof sendMessage;
};

/** The form of a message, and what it came to. Opened again after one was sent, it stands ready for the next. */
export function MessageAuthorDialog({ statementId, isOpen, onOpenChange, send = sendMessage }: Props) {
  const t = useTranslations('statement.message');
  const common = useTranslations('common');
  const [isSent, setIsSent] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setIsSent(false);
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={480}
      title={isSent ? t('sent') : t('title')}
      description={isSent ? undefined : t('note')}
      closeLabel={common('close')}
      isOutsidePressIgnored
    >
      {isSent ? (
        <Sent onClose={() => onOpenChange(false)} />
      ) : (
        <MessageAuthorForm statementId={statementId} send={send} onSent={() => setIsSent(true)} />
      )}
    </Dialog>
  );
}
