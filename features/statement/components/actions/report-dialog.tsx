'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Textarea } from '@/components/ui/inputs/textarea';
import { type ReportReason, reportReasons } from '@/lib/contracts/statements/reports';
import { type ReportDraft, type ReportErrors, type ReportResult, reportErrors } from '../../domain/submissions';
import { sendReport } from '../../queries/visitor-requests';
import { type StatementDialogProps, SubmissionDialog } from './submission-dialog';
import { SubmissionForm } from './submission-form';

const isReason = (value: string): value is ReportReason => (reportReasons as readonly string[]).includes(value);

type Fields = { draft: ReportDraft; onDraftChange: (draft: ReportDraft) => void };

function ReportFields({ draft, onDraftChange, errors }: Fields & { errors: ReportErrors }) {
  const t = useTranslations('statement.report');
  return (
    <>
      <Field as="group" label={t('reason')} isLabelHidden isRequired error={errors.reason && t(errors.reason)}>
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
        error={errors.comment && t(errors.comment)}
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

/** A reason and a comment. Errors show after the first attempt to send and disappear once corrected. */
function ReportForm({ draft, onDraftChange, send, onSent }: ReportFormProps) {
  const t = useTranslations('statement.report');
  const errors = reportErrors(draft);
  const { reason, comment } = draft;
  return (
    <SubmissionForm
      firstInvalidField={() => (errors.reason ? 'input[type=radio]' : errors.comment ? 'textarea' : null)}
      send={async () => (reason === null ? { kind: 'failed' } : send(reason, comment.trim()))}
      onSent={onSent}
      labels={{
        send: t('send'),
        sending: t('sending'),
        limit: (minutes) => t('limit', { minutes }),
        refusal: (kind) => t(kind),
      }}
    >
      {(isTried) => <ReportFields draft={draft} onDraftChange={onDraftChange} errors={isTried ? errors : {}} />}
    </SubmissionForm>
  );
}

const empty: ReportDraft = { reason: null, comment: '' };

type Props = StatementDialogProps & { send?: typeof sendReport };

/** The report form and its result. The draft survives closing the dialog until it is sent. */
export function ReportDialog({ statementId, isOpen, onOpenChange, send = sendReport }: Props) {
  const [draft, setDraft] = useState(empty);
  const [isSent, setIsSent] = useState(false);
  return (
    <SubmissionDialog form="report" isOpen={isOpen} onOpenChange={onOpenChange} isSent={isSent}>
      <ReportForm
        draft={draft}
        onDraftChange={setDraft}
        send={(reason, comment) => send(statementId, reason, comment)}
        onSent={() => setIsSent(true)}
      />
    </SubmissionDialog>
  );
}
