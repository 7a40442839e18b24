'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { FormFailureAlert, SubmitButton } from '@/components/form/form-submit';
import { type FormErrors, isInvalidTokenError, toFormErrors } from '@/lib/api/forms/form-errors';

type Props<Outcome extends string> = {
  labels: { text: string; confirm: string; pending: string };
  /** Uses the token. */
  confirm: () => Promise<Outcome>;
  /** Shown once the token was used, or was found invalid or expired. */
  children: (outcome: Outcome | 'invalid') => ReactNode;
};

/** Uses the token of an e-mailed link by a button: mail scanners open links but press no buttons. */
export function TokenConfirmation<Outcome extends string>({ labels, confirm, children }: Props<Outcome>) {
  const [outcome, setOutcome] = useState<Outcome | 'invalid' | null>(null);
  const [failure, setFailure] = useState<FormErrors<never>['form']>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      setOutcome(await confirm());
    } catch (error) {
      if (isInvalidTokenError(error)) setOutcome('invalid');
      else setFailure(toFormErrors(error, []).form);
    } finally {
      setIsSending(false);
    }
  };
  if (outcome !== null) return children(outcome);
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="type-body text-ink-2">{labels.text}</p>
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={labels.pending}>
        {labels.confirm}
      </SubmitButton>
    </form>
  );
}
