'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { sendMessage } from '../../queries/send-message';
import { SubmissionDialog } from '../actions/submission-dialog';
import { MessageAuthorForm } from './message-author-form';

type Props = {
  statementId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send?: typeof sendMessage;
};

/** The form of a message, and what it came to. Opened again after one was sent, it stands ready for the next. */
export function MessageAuthorDialog({ statementId, isOpen, onOpenChange, send = sendMessage }: Props) {
  const t = useTranslations('statement.message');
  const [isSent, setIsSent] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setIsSent(false);
  }
  return (
    <SubmissionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isSent={isSent}
      labels={{ title: t('title'), note: t('note'), sent: t('sent'), sentText: t('sent_text') }}
    >
      <MessageAuthorForm statementId={statementId} send={send} onSent={() => setIsSent(true)} />
    </SubmissionDialog>
  );
}
