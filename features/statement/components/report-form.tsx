'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { InlineAlert } from '@/components/ui/inline-alert';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { type ReportReason, reportReasons } from '@/lib/contracts/reports';
import { type ReportDraft, type Reported, type ReportFaults, reportFaults } from '../domain/report';

const isReason = (value: string): value is ReportReason => (reportReasons as readonly string[]).includes(value);

type Props = {
  draft: ReportDraft;
  onDraftChange: (draft: ReportDraft) => void;
  send: (reason: ReportReason, comment: string) => Promise<Reported>;
  onSent: () => void;
};

type Sending = { isPending: boolean; refusal: Exclude<Reported, { kind: 'sent' }> | null };

/** Sends what passes the rules once at a time; what was refused is told until the next try. */
function useSending({ draft, send, onSent }: Props) {
  const [{ isPending, refusal }, setSending] = useState<Sending>({ isPending: false, refusal: null });
  const submit = async () => {
    if (isPending || draft.reason === null) return;
    setSending({ isPending: true, refusal: null });
    const reported = await send(draft.reason, draft.comment.trim()).catch(() => ({ kind: 'failed' }) as const);
    setSending({ isPending: false, refusal: reported.kind === 'sent' ? null : reported });
    if (reported.kind === 'sent') onSent();
  };
  return { isPending, refusal, submit };
}

function Refusal({ refusal }: { refusal: Sending['refusal'] }) {
  const t = useTranslations('statement.report');
  if (!refusal) return null;
  return (
    <InlineAlert tone={refusal.kind === 'limited' ? 'warning' : 'error'} isLive>
      {refusal.kind === 'limited' ? t('limit', { minutes: refusal.minutes }) : t(refusal.kind)}
    </InlineAlert>
  );
}

/** A reason and a comment. Faults are told after the first try to send, and go as they are mended. */
export function ReportForm(props: Props) {
  const { draft, onDraftChange } = props;
  const t = useTranslations('statement.report');
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const { isPending, refusal, submit } = useSending(props);
  const faults: ReportFaults = isTried ? reportFaults(draft) : {};

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog stands inside the page's own parts, where a form would hear it too.
    event.stopPropagation();
    setIsTried(true);
    const { reason, comment } = reportFaults(draft);
    if (reason) form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
    else if (comment) form.current?.querySelector('textarea')?.focus();
    else void submit();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field as="group" label={t('reason')} isLabelHidden isRequired error={faults.reason && t(faults.reason)}>
        <RadioGroup
          label={t('reason')}
          name="reason"
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={draft.reason}
          onValueChange={(reason) => isReason(reason) && onDraftChange({ ...draft, reason })}
        />
      </Field>
      <Field
        label={t('comment')}
        hint={t('comment_hint')}
        isRequired={draft.reason === 'other'}
        error={faults.comment && t(faults.comment)}
      >
        <Textarea
          name="comment"
          rows={3}
          value={draft.comment}
          onChange={({ target }) => onDraftChange({ ...draft, comment: target.value })}
        />
      </Field>
      <Refusal refusal={refusal} />
      <Button type="submit" isFullWidth isLoading={isPending} loadingText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}
