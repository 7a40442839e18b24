'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { useTextDraft } from '@/lib/stores/text-draft';
import { type MessageResult, messageError } from '../../domain/author-message';
import { sendMessage } from '../../queries/visitor-requests';
import { SubmissionDialog } from '../actions/submission-dialog';
import { SubmissionForm } from '../actions/submission-form';

type MessageAuthorFormProps = {
  statementId: number;
  send: (statementId: number, text: string) => Promise<MessageResult>;
  onSent: () => void;
};

/** The words to an author. They stand until they are sent, even where a sign-in or a closed dialog comes between. */
export function MessageAuthorForm({ statementId, send, onSent }: MessageAuthorFormProps) {
  const t = useTranslations('statement.message');
  const [text, setText] = useTextDraft(`message ${statementId}`);
  const fault = messageError(text);
  return (
    <SubmissionForm
      firstInvalidField={() => fault && 'textarea'}
      send={() => send(statementId, text.trim())}
      onSent={() => {
        setText('');
        onSent();
      }}
      labels={{
        send: t('send'),
        sending: t('sending'),
        limit: (minutes) => t('limit', { minutes }),
        // A session that ended on the way is told by the login, which opens by itself.
        refusal: (kind) => (kind === 'signed-out' ? null : t(kind)),
      }}
    >
      {(isTried) => (
        <Field label={t('text')} hint={t('hint', { count: text.length })} error={isTried && fault ? t(fault) : null} isRequired>
          <Textarea name="text" rows={5} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      )}
    </SubmissionForm>
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
