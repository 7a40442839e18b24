'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';

function Sent({ text, onClose }: { text: string; onClose: () => void }) {
  const common = useTranslations('common');
  const messageRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button has disappeared: the message takes the focus and is read out.
    messageRef.current?.focus();
  }, []);
  return (
    <div className="flex flex-col items-center gap-5 py-4 text-center">
      <CheckCircleIcon weight="fill" aria-hidden="true" className="size-14 text-vine-600" />
      <p ref={messageRef} tabIndex={-1} className="type-body max-w-80 outline-none">
        {text}
      </p>
      <Button variant="secondary" onClick={onClose}>
        {common('close')}
      </Button>
    </div>
  );
}

/** What the page passes to a dialog of a form about a statement. */
export type StatementDialogProps = { statementId: number; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

type Form = 'report' | 'message';
type Props = Omit<StatementDialogProps, 'statementId'> & {
  form: Form;
  isSent: boolean;
  /** The form, shown until it is sent. */
  children: ReactNode;
};

/** The dialog of a form about a statement: the form, then its confirmation. */
export function SubmissionDialog({ isOpen, onOpenChange, form, isSent, children }: Props) {
  const common = useTranslations('common');
  const translators: Record<Form, (key: 'title' | 'note' | 'sent' | 'sent_text') => string> = {
    report: useTranslations('statement.report'),
    message: useTranslations('statement.message'),
  };
  const t = translators[form];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={480}
      title={t(isSent ? 'sent' : 'title')}
      description={isSent ? undefined : t('note')}
      closeLabel={common('close')}
      isOutsidePressIgnored
    >
      {isSent ? <Sent text={t('sent_text')} onClose={() => onOpenChange(false)} /> : children}
    </Dialog>
  );
}
