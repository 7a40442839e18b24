'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Textarea } from '@/components/ui/inputs/textarea';
import { type ReportReason, reportReasons } from '@/lib/contracts/statements/reports';
import { type ReportDraft, type ReportErrors, type ReportResult, reportErrors } from '../../domain/report';
import { sendReport } from '../../queries/visitor-requests';
import { SubmissionDialog } from './submission-dialog';
import { SubmissionForm } from './submission-form';

const isReason = (value: string): value is ReportReason => (reportReasons as readonly string[]).includes(value);

type Fields = { draft: ReportDraft; onDraftChange: (draft: ReportDraft) => void };

function ReportFields({ draft, onDraftChange, faults }: Fields & { faults: ReportErrors }) {
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

type ReportFormProps = Fields & { send: (reason: ReportReason, comment: string) => Promise<ReportResult>; onSent: () => void };

/** A reason and a comment. Faults are told after the first try to send, and go as they are mended. */
export function ReportForm({ draft, onDraftChange, send, onSent }: ReportFormProps) {
  const t = useTranslations('statement.report');
  const faults = reportErrors(draft);
  const { reason, comment } = draft;
  return (
    <SubmissionForm
      firstInvalidField={() => (faults.reason ? 'input[type=radio]' : faults.comment ? 'textarea' : null)}
      send={async () => (reason === null ? { kind: 'failed' } : send(reason, comment.trim()))}
      onSent={onSent}
      labels={{
        send: t('send'),
        sending: t('sending'),
        limit: (minutes) => t('limit', { minutes }),
        refusal: (kind) => t(kind),
      }}
    >
      {(isTried) => <ReportFields draft={draft} onDraftChange={onDraftChange} faults={isTried ? faults : {}} />}
    </SubmissionForm>
  );
}

const empty: ReportDraft = { reason: null, comment: '' };

type Props = {
  statementId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send?: typeof sendReport;
};

/** The form of a report, and what it came to. What was typed stands until it is sent, even if the dialog is closed in between. */
export function ReportDialog({ statementId, isOpen, onOpenChange, send = sendReport }: Props) {
  const t = useTranslations('statement.report');
  const [draft, setDraft] = useState(empty);
  const [isSent, setIsSent] = useState(false);
  return (
    <SubmissionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isSent={isSent}
      labels={{ title: t('title'), note: t('note'), sent: t('sent'), sentText: t('sent_text') }}
    >
      <ReportForm
        draft={draft}
        onDraftChange={setDraft}
        send={(reason, comment) => send(statementId, reason, comment)}
        onSent={() => setIsSent(true)}
      />
    </SubmissionDialog>
  );
}
