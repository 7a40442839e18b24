'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { useReopening } from '@/lib/stores/use-reopening';
import { useTextDraft } from '@/lib/stores/use-text-draft';
import { messageIntent } from '../../domain/message-intent';
import { type MessageResult, messageError } from '../../domain/submissions';
import { sendMessage } from '../../queries/visitor-requests';
import { type StatementDialogProps, SubmissionDialog } from '../actions/submission-dialog';
import { SubmissionForm } from '../actions/submission-form';

type MessageAuthorFormProps = {
  statementId: number;
  send: (statementId: number, text: string) => Promise<MessageResult>;
  onSent: () => void;
};

/** The message to an author. The text is stored until it is sent, across sign-in and closing the dialog. */
function MessageAuthorForm({ statementId, send, onSent }: MessageAuthorFormProps) {
  const t = useTranslations('statement.message');
  const [text, setText] = useTextDraft(`message ${statementId}`);
  const error = messageError(text);
  return (
    <SubmissionForm
      firstInvalidField={() => error && 'textarea'}
      send={() => send(statementId, text.trim())}
      onSent={() => {
        setText('');
        onSent();
      }}
      labels={{
        send: t('send'),
        sending: t('sending'),
        limit: (minutes) => t('limit', { minutes }),
        // When the session has ended the login opens automatically.
        refusal: (kind) => (kind === 'signed-out' ? null : t(kind)),
      }}
    >
      {(isTried) => (
        <Field label={t('text')} hint={t('hint', { count: text.length })} error={isTried && error ? t(error) : null} isRequired>
          <Textarea name="text" rows={5} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      )}
    </SubmissionForm>
  );
}

type Props = StatementDialogProps & { send?: typeof sendMessage };

/** The message form and its result. Reopened after a message was sent, it is empty again. */
export function MessageAuthorDialog({ statementId, isOpen, onOpenChange, send = sendMessage }: Props) {
  const [isSent, setIsSent] = useState(false);
  useReopening(messageIntent(statementId), isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setIsSent(false);
  }
  return (
    <SubmissionDialog form="message" isOpen={isOpen} onOpenChange={onOpenChange} isSent={isSent}>
      <MessageAuthorForm statementId={statementId} send={send} onSent={() => setIsSent(true)} />
    </SubmissionDialog>
  );
}
