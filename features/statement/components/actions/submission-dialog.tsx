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

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isSent: boolean;
  labels: { title: string; note: string; sent: string; sentText: string };
  /** The form, shown until it is sent. */
  children: ReactNode;
};

/** The dialog of a form about a statement: the form, then its confirmation. */
export function SubmissionDialog({ isOpen, onOpenChange, isSent, labels, children }: Props) {
  const common = useTranslations('common');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={480}
      title={isSent ? labels.sent : labels.title}
      description={isSent ? undefined : labels.note}
      closeLabel={common('close')}
      isOutsidePressIgnored
    >
      {isSent ? <Sent text={labels.sentText} onClose={() => onOpenChange(false)} /> : children}
    </Dialog>
  );
}
