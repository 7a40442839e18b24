'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { type ReportReason, reportReasons } from '@/lib/contracts/reports';
import { type ReportDraft, type Reported, type ReportFaults, reportFaults } from '../domain/report';
import { SendingForm } from './sending-form';

const isReason = (value: string): value is ReportReason => (reportReasons as readonly string[]).includes(value);

type Fields = { draft: ReportDraft; onDraftChange: (draft: ReportDraft) => void };

function ReportFields({ draft, onDraftChange, faults }: Fields & { faults: ReportFaults }) {
  const t = useTranslations('statement.report');
  return (
    <>
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
    </>
  );
}

type Props = Fields & { send: (reason: ReportReason, comment: string) => Promise<Reported>; onSent: () => void };

/** A reason and a comment. Faults are told after the first try to send, and go as they are mended. */
export function ReportForm({ draft, onDraftChange, send, onSent }: Props) {
  const t = useTranslations('statement.report');
  const faults = reportFaults(draft);
  const { reason, comment } = draft;
  return (
    <SendingForm
      faultyField={() => (faults.reason ? 'input[type=radio]' : faults.comment ? 'textarea' : null)}
      send={async () => (reason === null ? { kind: 'failed' } : send(reason, comment.trim()))}
      onSent={onSent}
      words={{
        send: t('send'),
        sending: t('sending'),
        limit: (minutes) => t('limit', { minutes }),
        refusal: (kind) => t(kind),
      }}
    >
      {(isTried) => <ReportFields draft={draft} onDraftChange={onDraftChange} faults={isTried ? faults : {}} />}
    </SendingForm>
  );
}
