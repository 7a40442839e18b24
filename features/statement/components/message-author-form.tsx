'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { InlineAlert } from '@/components/ui/inline-alert';
import { Textarea } from '@/components/ui/textarea';
import { useTextDraft } from '@/lib/stores/text-draft';
import { type Messaged, messageFault } from '../domain/author-message';

type Refused = Exclude<Messaged, { kind: 'sent' }>;

type Props = {
  statementId: number;
  send: (statementId: number, text: string) => Promise<Messaged>;
  onSent: () => void;
};

function Refusal({ refusal }: { refusal: Refused | null }) {
  const t = useTranslations('statement.message');
  // A session that ended on the way is told by the login, which opens by itself.
  if (!refusal || refusal.kind === 'signed-out') return null;
  return (
    <InlineAlert tone={refusal.kind === 'limited' ? 'warning' : 'error'} isLive>
      {refusal.kind === 'limited' ? t('limit', { minutes: refusal.minutes }) : t(refusal.kind)}
    </InlineAlert>
  );
}

/** The words to an author. They stand until they are sent, even where a sign-in or a closed dialog comes between. */
export function MessageAuthorForm({ statementId, send, onSent }: Props) {
  const t = useTranslations('statement.message');
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useTextDraft(`message ${statementId}`);
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const fault = isTried ? messageFault(text) : null;

  const submit = async () => {
    setIsPending(true);
    setRefusal(null);
    const messaged = await send(statementId, text.trim()).catch(() => ({ kind: 'failed' }) as const);
    setIsPending(false);
    if (messaged.kind !== 'sent') {
      setRefusal(messaged);
      return;
    }
    setText('');
    onSent();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog stands inside the page's own parts, where a form would hear it too.
    event.stopPropagation();
    if (isPending) return;
    setIsTried(true);
    if (messageFault(text)) form.current?.querySelector('textarea')?.focus();
    else void submit();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field label={t('text')} hint={t('hint', { count: text.length })} error={fault && t(fault)} isRequired>
        <Textarea name="text" rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Refusal refusal={refusal} />
      <Button type="submit" isFullWidth isLoading={isPending} loadingText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}
