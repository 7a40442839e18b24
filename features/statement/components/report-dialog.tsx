'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ReportDraft } from '../domain/report';
import { sendReport } from '../queries/send-report';
import { ReportForm } from './report-form';

const empty: ReportDraft = { reason: null, comment: '' };

function Sent({ onClose }: { onClose: () => void }) {
  const t = useTranslations('statement.report');
  const common = useTranslations('common');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone; its answer takes the focus and is read out.
    text.current?.focus();
  }, []);
  return (
    <div className="flex flex-col items-center gap-5 py-4 text-center">
      <CheckCircleIcon weight="fill" aria-hidden="true" className="size-14 text-vine-600" />
      <p ref={text} tabIndex={-1} className="type-body max-w-80 outline-none">
        {t('sent_text')}
      </p>
      <Button variant="secondary" onClick={onClose}>
        {common('close')}
      </Button>
    </div>
  );
}

type Props = {
  statementId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send?: typeof sendReport;
};

/** The form of a report, and what it came to. What was typed stands until it is sent, even if the dialog is closed in between. */
export function ReportDialog({ statementId, isOpen, onOpenChange, send = sendReport }: Props) {
  const t = useTranslations('statement.report');
  const common = useTranslations('common');
  const [draft, setDraft] = useState(empty);
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={480}
      title={isSent ? t('sent') : t('title')}
      description={isSent ? undefined : t('note')}
      closeLabel={common('close')}
      isOutsidePressIgnored
    >
      {isSent ? (
        <Sent onClose={() => onOpenChange(false)} />
      ) : (
        <ReportForm
          draft={draft}
          onDraftChange={setDraft}
          send={(reason, comment) => send(statementId, reason, comment)}
          onSent={() => setIsSent(true)}
        />
      )}
    </Dialog>
  );
}
