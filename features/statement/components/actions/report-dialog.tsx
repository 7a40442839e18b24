'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ReportDraft } from '../../domain/report';
import { sendReport } from '../../queries/send-report';
import { ReportForm } from './report-form';
import { SubmissionDialog } from './submission-dialog';

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
