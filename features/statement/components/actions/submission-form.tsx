'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { SubmissionResult } from '../../domain/submission-result';

type Props<Refusal extends string> = {
  /** Selector of the first field with a fault, which gets the focus; null when nothing keeps the form from being sent. */
  firstInvalidField: () => string | null;
  send: () => Promise<SubmissionResult<Refusal>>;
  onSent: () => void;
  labels: {
    send: string;
    sending: string;
    limit: (minutes: number) => string;
    /** Null for what is told elsewhere. */
    refusal: (kind: Refusal | 'failed') => string | null;
  };
  /** The fields. @param isTried whether their faults are told by now */
  children: (isTried: boolean) => ReactNode;
};

/** Sends what passes its rules once at a time; what was refused is told until the next try, and an answer that never came is a failure. */
export function SubmissionForm<Refusal extends string>({ firstInvalidField, send, onSent, labels, children }: Props<Refusal>) {
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string | null; isLimit: boolean } | null>(null);

  const submit = async () => {
    setIsPending(true);
    setRefusal(null);
    const outcome = await send().catch(() => ({ kind: 'failed' }) as const);
    setIsPending(false);
    if (outcome.kind === 'sent') onSent();
    else if ('minutes' in outcome) setRefusal({ text: labels.limit(outcome.minutes), isLimit: true });
    else setRefusal({ text: labels.refusal(outcome.kind), isLimit: false });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog stands inside the page's own parts, where a form would hear it too.
    event.stopPropagation();
    if (isPending) return;
    setIsTried(true);
    const field = firstInvalidField();
    if (field === null) void submit();
    else form.current?.querySelector<HTMLElement>(field)?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {children(isTried)}
      {refusal?.text ? (
        <InlineAlert tone={refusal.isLimit ? 'warning' : 'error'} isLive>
          {refusal.text}
        </InlineAlert>
      ) : null}
      <Button type="submit" isFullWidth isLoading={isPending} loadingText={labels.sending}>
        {labels.send}
      </Button>
    </form>
  );
}
