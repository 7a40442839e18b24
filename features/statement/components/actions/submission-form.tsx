'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonSize } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { SubmissionResult } from '../../domain/submissions';

type Props<Refusal extends string> = {
  /** Selector of the first invalid field, which gets the focus; null when the form is valid. */
  firstInvalidField: () => string | null;
  send: () => Promise<SubmissionResult<Refusal>>;
  onSent: () => void;
  buttonSize?: ButtonSize;
  labels: {
    send: string;
    sending: string;
    limit: (minutes: number) => string;
    /** Null for a refusal that is shown elsewhere. */
    refusal: (kind: Refusal | 'failed') => string | null;
  };
  /** The fields. @param isTried whether to show their errors */
  children: (isTried: boolean) => ReactNode;
};

/** Sends valid input, one request at a time. A refusal shows until the next attempt; a lost response counts as a failure. */
export function SubmissionForm<Refusal extends string>(props: Props<Refusal>) {
  const { firstInvalidField, send, onSent, buttonSize = 'base', labels, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string | null; isLimit: boolean } | null>(null);

  const submit = async () => {
    setIsPending(true);
    setRefusal(null);
    const result = await send().catch(() => ({ kind: 'failed' }) as const);
    setIsPending(false);
    if (result.kind === 'sent') onSent();
    else if ('minutes' in result) setRefusal({ text: labels.limit(result.minutes), isLimit: true });
    else setRefusal({ text: labels.refusal(result.kind), isLimit: false });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from the dialog's portal, so a form around it would submit too.
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
      <Button type="submit" size={buttonSize} isFullWidth isLoading={isPending} loadingText={labels.sending}>
        {labels.send}
      </Button>
    </form>
  );
}
